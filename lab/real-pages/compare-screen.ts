import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { nodesOf, type PageModel } from 'shared/page-model';
import type { Difference } from './compare-tree.ts';
import { sharpen } from './in-page/sharpen.ts';

/** Tesseract reads letters of some 30 pixels best. */
const SCALE = 2;
const CLOSE_SCALE = 3;
/** CSS pixels around a place; within it, a frame is left out. */
const MARGINS = [6, -3];
/** How Tesseract is to segment a page. */
const SPARSE = '11';
const ONE_BLOCK = '6';
/** Of one word. */
const MAX_PLACES = 3;
/** Percent: what Tesseract is less sure of is not counted. */
const SURE = 80;
/** Shorter words are too often misread, or parts of icons. */
const MIN_LETTERS = 4;

interface SeenWord {
  text: string;
  confidence: number;
  box: [x: number, y: number, width: number, height: number];
}

/** What can be read on a screenshot of the page, against what our model of the page says is shown. */
export async function compareScreen(
  library: string,
  page: Page,
  model: PageModel,
): Promise<{ words: number; differences: Difference[] }> {
  const seen = await readScreen(page);
  const ours = wordsOf(model);
  const known = new Set(ours.map(({ word }) => word));
  const everything = ours.map(({ word }) => word).join(' ');
  const read = [...new Set(seen.flatMap(({ text }) => lettersOf(text)))];
  const add = (what: string, name: string, theirs: string, said: string, html: string): Difference => ({
    library,
    what,
    role: 'text',
    name,
    theirs,
    ours: said,
    html,
  });
  const sure = seen.filter(({ confidence }) => confidence >= SURE);
  const unsaid = [...new Map(sure.map((word) => [word.text.toLowerCase(), word])).values()].flatMap(
    ({ text, box }) =>
      lettersOf(text)
        .filter(
          (word) =>
            !known.has(word) && !everything.includes(word) && ![...known].some((one) => isNear(one, word)),
        )
        .map((word) => add('seen, not said', word, text, 'nothing', `box ${box.map(Math.round).join(' ')}`)),
  );
  const line = seen.map(({ text }) => text.toLowerCase()).join(' ');
  const isRead = (word: string, all: string[], text: string) =>
    text.includes(word) || all.some((one) => isNear(one, word));
  const unseen: Difference[] = [];
  for (const [word, places] of Map.groupBy(ours, ({ word }) => word)) {
    if (isRead(word, read, line)) continue;
    const [first] = places;
    const closer = await readCloser(
      page,
      places.flatMap(({ box }) => (box ? [box] : [])),
    );
    if (!isRead(word, lettersOf(closer), closer))
      unseen.push(add('said, not seen', word, 'nothing', first?.from ?? '', `box ${String(first?.box)}`));
  }
  return { words: sure.length, differences: [...unsaid, ...unseen] };
}

async function readScreen(page: Page): Promise<SeenWord[]> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  await session.detach();
  const { width, height } = cssContentSize;
  return readImage(await shoot(page, [0, 0, width, height], SCALE));
}

/** What can be read around these places when everything but their background is black: Tesseract misses words in pale or inverted colours. */
async function readCloser(page: Page, boxes: number[][]): Promise<string> {
  const worker = await page.context().newPage();
  const texts: string[] = [];
  try {
    for (const [x = 0, y = 0, width = 0, height = 0] of boxes.slice(0, MAX_PLACES)) {
      if (width < 1 || height < 1) continue;
      for (const margin of MARGINS) {
        if (height + 2 * margin < 8 || width + 2 * margin < 8) continue;
        const place: SeenWord['box'] = [
          Math.max(0, x - margin),
          Math.max(0, y - margin),
          width + 2 * margin,
          height + 2 * margin,
        ];
        const image = await shoot(page, place, CLOSE_SCALE);
        for (const rank of [0, 1]) {
          const sharpened = await worker.evaluate(sharpen, { source: image.toString('base64'), rank });
          const words = await readImage(Buffer.from(sharpened, 'base64'), ONE_BLOCK);
          texts.push(...words.map(({ text }) => text.toLowerCase()));
        }
      }
    }
  } finally {
    await worker.close();
  }
  return texts.join(' ');
}

async function shoot(page: Page, [x, y, width, height]: SeenWord['box'], scale: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    clip: { x, y, width, height, scale },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

async function readImage(image: Buffer, layout = SPARSE): Promise<SeenWord[]> {
  const { stdout } = await tesseract(image, layout);
  return stdout
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .filter((cells) => cells[0] === '5' && Number(cells[10]) > 0)
    .map((cells) => ({
      text: cells[11] ?? '',
      confidence: Number(cells[10]),
      box: [6, 7, 8, 9].map((index) => Number(cells[index]) / SCALE) as SeenWord['box'],
    }));
}

async function tesseract(image: Buffer, layout: string): Promise<{ stdout: string }> {
  const reading = promisify(execFile)('tesseract', ['stdin', 'stdout', '--psm', layout, '-l', 'eng', 'tsv'], {
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  });
  reading.child.stdin?.end(image);
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT')
      throw new Error('Install Tesseract: apt-get install tesseract-ocr', { cause: error });
    throw error;
  });
}

interface SaidWord {
  word: string;
  from: string;
  box: number[] | undefined;
}

/** The words that our model says are shown. */
function wordsOf(model: PageModel): SaidWord[] {
  return [...nodesOf(model)]
    .filter(({ hidden }) => hidden === undefined)
    .flatMap((node) =>
      (node.isField ? [node.shown ?? node.value] : [node.text, node.value]).flatMap((text) =>
        lettersOf(text ?? '').map((word) => ({
          word,
          from: `${node.role} "${text?.slice(0, 60)}"`,
          box: node.box,
        })),
      ),
    );
}

function lettersOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= MIN_LETTERS);
}

/** Whether they differ in one letter: misread rather than another word. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return Math.max(one.length, other.length) - start - end <= 1;
}
