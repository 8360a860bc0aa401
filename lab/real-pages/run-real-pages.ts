/**
 * `pnpm lab:real-pages`: what oracles that share no code with the product say about the pages of component libraries, against what the product
 * says. Options: `--library=<name>,…`, `--only=tree,states,screen,flips,press`, `--all` (lists decided differences too). Exits with 1 if a difference is not
 * decided in `decided.yaml`. Decisions that match nothing any more are listed.
 */
import { parseArgs } from 'node:util';
import { findChromium } from '../../runner/src/browser/chromium.ts';
import { launchBrowser } from '../../runner/src/browser/launch.ts';
import { buildPage, installLibraries, LIBRARIES, listLibraries } from './build-pages.ts';
import { decisionOn, loadDecided, staleDecisions } from './decided.ts';
import { markdownTable, print } from '../report.ts';
import { serveFolder } from '../trials/static-site.ts';
import { tryPage, type Oracle, type PageResult } from './try-page.ts';

const { values: options } = parseArgs({
  options: {
    library: { type: 'string' },
    only: { type: 'string', default: 'tree,states,screen,flips,press' },
    all: { type: 'boolean', default: false },
  },
});

const libraries = options.library?.split(',');
const oracles = options.only.split(',') as Oracle[];
await installLibraries();
const decided = await loadDecided();
const browser = await launchBrowser({ executablePath: (await findChromium()) ?? '', headless: true });
const results: PageResult[] = [];
let isBroken = false;
try {
  for (const library of libraries ?? (await listLibraries())) {
    try {
      const site = await serveFolder(await buildPage(LIBRARIES, library));
      const result = await tryPage(browser, { library, address: `${site.address}/` }, oracles).finally(() =>
        site.close(),
      );
      results.push(result);
      for (const difference of result.differences) {
        const decision = decisionOn(decided, difference);
        if (decision && !options.all) continue;
        const { what, role, name, theirs, ours, html } = difference;
        print(`${library} | ${what} | ${role} "${name}" | theirs: ${theirs} | ours: ${ours} | ${html}`);
      }
    } catch (error) {
      isBroken = true;
      print(`${library}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
} finally {
  await browser.close();
}

const undecided = (some: PageResult['differences']) =>
  some.filter((difference) => !decisionOn(decided, difference)).length;
print(
  markdownTable(
    'library,elements,stated,words,flipped,pressed,not addressable,differences,undecided'.split(','),
    results.map(({ library, elements, stated, words, flipped, pressed, notAddressable, differences }) => [
      ...[library, elements, stated, words, flipped, pressed, notAddressable, differences.length],
      undecided(differences),
    ]),
  ),
);
const all = results.flatMap(({ differences }) => differences);
const kinds = Map.groupBy(all, ({ what }) => what);
print(
  markdownTable(
    ['what', 'differences', 'undecided'],
    [...kinds].map(([what, own]) => [what, own.length, undecided(own)]),
  ),
);
const stale = isBroken ? [] : staleDecisions(decided, all, { libraries, oracles });
for (const { library, what, role, name, html, because } of stale)
  print(`stale: ${JSON.stringify({ library, what, role, name, html, because })}`);
if (isBroken || undecided(all) > 0) process.exitCode = 1;
