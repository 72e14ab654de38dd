### While the page is on its way, and when it cannot come. These stand in the document itself.

underway = Loading
lacking = This part of Rabenburg is not on this device yet, and could not be loaded now. Connect to the network and try again.
failed = Rabenburg could not be started. If loading it again does not help, your browser may be too old: it needs WebAssembly.
no-script = Rabenburg is played in the browser and needs JavaScript. Please switch it on and load the page again.
try-again = Try again
start-page = To the start page
