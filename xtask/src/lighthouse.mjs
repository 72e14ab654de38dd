// Runs Lighthouse on the screens of a running server, several times each, as phone and desktop; prints medians in a table.
//
// node lighthouse.mjs PACKAGE ADDRESS CHROMIUM RUNS GAME
//
// PACKAGE is the folder of lighthouse, GAME a file with a finished game, for the result page.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, address, executablePath, runs, game] = process.argv.slice(2);
const load = (path) => import(pathToFileURL(join(folder, path)));
const { default: lighthouse, desktopConfig } = await load("core/index.js");
const { default: puppeteer } = await load("../puppeteer-core/lib/esm/puppeteer/puppeteer-core.js");

// The game as the page would have stored it: it says who sat where.
const [title, ...lines] = readFileSync(game, "utf8").split("\n");
const seats = ["a person", "b keeper Alba", "c keeper Korax"].map((seat) => `tag seat-${seat}`);
const kept = [title, ...seats, "tag seeds 1 2 3", ...lines.filter((line) => !line.startsWith("tag "))].join("\n");

// The required scores: performance on phone and desktop. Everything else must be 100.
const PLACES = [
  { name: "start", path: "/", phone: 90, desktop: 95 },
  { name: "rules", path: "/#/rules", phone: 75, desktop: 90 },
  { name: "online", path: "/#/online", phone: 75, desktop: 90 },
  { name: "learn", path: "/#/learn", phone: 75, desktop: 90 },
  { name: "result", path: "/#/result", phone: 75, desktop: 90, keeps: { "rabenburg.game": kept } },
];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync"];

const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

async function measure({ path, keeps = {} }, config) {
  // A fresh browser each time, so that nothing is left over from the last run.
  const browser = await puppeteer.launch({ executablePath, args: FLAGS });
  try {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument((keeps) => {
      for (const [key, text] of Object.entries(keeps)) localStorage.setItem(key, text);
    }, keeps);
    const wish = { output: "json", logLevel: "error", onlyCategories: CATEGORIES };
    const { lhr } = await lighthouse(address + path, wish, config, page);
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    const figure = (audit) => lhr.audits[audit].numericValue;
    const bad = CATEGORIES.slice(1).flatMap((category) => lhr.categories[category].auditRefs)
      .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
      .map(({ id }) => `${id}: ${lhr.audits[id].title}`);
    return {
      scores: CATEGORIES.map((category) => Math.round(lhr.categories[category].score * 100)),
      paint: figure("largest-contentful-paint"), blocked: figure("total-blocking-time"), bytes: figure("total-byte-weight"), bad,
    };
  } finally {
    await browser.close();
  }
}

// A busy machine makes Lighthouse give up now and then.
async function patiently(ask, tries = 3) {
  try {
    return await ask();
  } catch (error) {
    if (tries === 1) throw error;
    console.error(`once more: ${error.message}`);
    return patiently(ask, tries - 1);
  }
}

const missed = [];
const row = (cells) => console.log(cells.map((cell, index) => (index === 0 ? String(cell).padEnd(18) : String(cell).padStart(15))).join(""));
row(["", ...CATEGORIES, "largest paint", "blocked", "transferred"]);
for (const place of PLACES) {
  for (const [form, config] of [["phone", undefined], ["desktop", desktopConfig]]) {
    const measured = [];
    for (let run = 0; run < Number(runs); run++) measured.push(await patiently(() => measure(place, config)));
    const scores = CATEGORIES.map((_, index) => median(measured.map((it) => it.scores[index])));
    const figure = (name) => median(measured.map((it) => it[name]));
    row([`${place.name}, ${form}`, ...scores, `${(figure("paint") / 1000).toFixed(1)} s`, `${Math.round(figure("blocked"))} ms`,
      `${Math.round(figure("bytes") / 1024)} KiB`]);
    [place[form], 100, 100, 100].forEach((bound, index) => {
      if (scores[index] < bound) missed.push(`${place.name}, ${form}: ${CATEGORIES[index]} is ${scores[index]}, and should be ${bound}`);
    });
    for (const bad of new Set(measured.flatMap((it) => it.bad))) missed.push(`${place.name}, ${form}: ${bad}`);
  }
}
console.log();
missed.forEach((line) => console.log(line));
process.exitCode = missed.length ? 1 : 0;
