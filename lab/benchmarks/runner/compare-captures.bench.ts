import { buildSync } from 'esbuild';
import { resolve } from 'node:path';
import type { Browser, Frame, Page } from 'playwright-core';
import { findChromium } from '../../../runner/src/browser/chromium.ts';
import { launchBrowser } from '../../../runner/src/browser/launch.ts';
import { PAGES } from '../../false-statements/pages.ts';
import { createRandom } from '../../live/random.ts';
import { startApplication } from '../../trials/applications.ts';
import { oddPage } from './odd-page.ts';
import { median, printLine } from './print.ts';

/**
 * Whether captures of this checkout say the same as those of another one, and how much longer they take: both in turns in the same page, without a step between
 * them in which it could change. `pnpm --filter lab bench:compare-captures <folder of the other checkout> [odd pages]`
 */
const [other = '', odd = '300'] = process.argv.slice(2);
if (other === '') throw new Error('Name the folder of the other checkout.');
const HERE = resolve(import.meta.dirname, '../../..');
/** What pages do by themselves after loading is over by then. */
const PAGE_REST_MS = 1000;

interface Comparison {
  isSame: boolean;
  /** Of each pair the second time by the first one. */
  ratios: number[];
}

const scripts = [scriptOf(resolve(other), 'before'), scriptOf(HERE, 'now')];
const browser = await launchBrowser({ executablePath: (await findChromium()) ?? '', headless: true });
const different: string[] = [];
const ratios: number[] = [];
let count = 0;

await comparePages();
await compareOddPages();
await browser.close();
printLine(`${count} captures compared, ${different.length} differ: ${different.join(', ') || 'none'}`);
printLine(`time now by time before: ${median(ratios).toFixed(3)} (median of ${ratios.length} pages)`);
process.exitCode = different.length === 0 ? 0 : 1;

/** The applications of the lab, each page where it begins and scrolled to its middle. */
async function comparePages(): Promise<void> {
  for (const { application, path } of PAGES) {
    const site = await startApplication(application);
    const page = await openPage(browser);
    await page.goto(site.address + path);
    await page.waitForTimeout(PAGE_REST_MS);
    for (const part of ['top', 'middle'] as const) {
      if (part === 'middle') await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
      for (const [index, frame] of page.frames().entries())
        await compare(frame, `${application}${path} ${part}, frame ${index}`, index === 0 ? 5 : 0);
    }
    await page.close();
    await site.close();
  }
}

async function compareOddPages(): Promise<void> {
  const page = await openPage(browser);
  for (let seed = 0; seed < Number(odd); seed++) {
    await page.setContent(oddPage(createRandom(String(seed))));
    await compare(page.mainFrame(), `odd page ${seed}`, 0);
  }
}

async function openPage(from: Browser): Promise<Page> {
  return from.newPage({ viewport: { width: 1280, height: 720 } });
}

async function compare(frame: Frame, name: string, rounds: number): Promise<void> {
  for (const script of scripts) await frame.evaluate(script);
  const result = await frame.evaluate<Comparison>(`(() => {
    const capture = (code) => code.withFreshCaches(() => code.capturePage(document, { room: 10000, time: 60000 }));
    const timeOf = (code) => { const start = performance.now(); capture(code); return performance.now() - start; };
    // The first look at a page may make the browser lay it out.
    capture(before);
    const isSame = JSON.stringify(capture(before)) === JSON.stringify(capture(now));
    const ratios = Array.from({ length: ${rounds} }, (_, round) => {
      if (round % 2 === 0) { const first = timeOf(before); return timeOf(now) / first; }
      const second = timeOf(now);
      return second / timeOf(before);
    });
    return { isSame, ratios };
  })()`);
  count++;
  if (!result.isSame) different.push(name);
  if (rounds > 0) ratios.push(median(result.ratios));
}

/** The capture of a checkout as a script that defines a global variable. */
function scriptOf(folder: string, variable: string): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `export { capturePage } from './runner/src/page/capture/model/capture-page.ts'; export { withFreshCaches } from './runner/src/page/capture/per-call.ts';`,
      resolveDir: folder,
      loader: 'ts',
    },
    write: false,
    bundle: true,
    format: 'iife',
    globalName: variable,
    target: 'esnext',
    charset: 'utf8',
    tsconfigRaw: '{}',
  });
  return `${outputFiles[0]?.text ?? ''}; globalThis.${variable} = ${variable};`;
}
