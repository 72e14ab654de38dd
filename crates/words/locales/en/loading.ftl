### While the page loads, and when it cannot. These texts are part of the document itself.

underway = Loading
lacking = This part of Rabenburg is not on this device yet and could not be loaded. Connect to the network and try again.
failed = Rabenburg could not be started. If reloading does not help, your browser may be too old: it needs WebAssembly.
no-script = Rabenburg is played in the browser and needs JavaScript. Please turn it on and reload the page.
nothing-here = There is nothing at this address.
try-again = Try again
start-page = Go to the start page
