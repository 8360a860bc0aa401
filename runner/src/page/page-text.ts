import type { Locator } from 'playwright-core';
import type { VisibleText } from './capture/dom/visible-text.ts';
import { frameOf, type Document } from './element-path.ts';
import { evaluateIsolated } from './evaluate-isolated.ts';
import type { RunContext } from '../core/run-context.ts';

/** The visible text, as written and as rendered, of each frame of the page or of one element. */
export async function seenTexts(run: RunContext, within: Locator | null): Promise<string[]> {
  const texts = within ? [await evaluateIsolated(within, 'readText')] : await readFrames(run);
  return texts.flatMap(({ written, drawn }) => (written === drawn ? [written] : [written, drawn]));
}

async function readFrames({ window }: RunContext): Promise<VisibleText[]> {
  const page = window.page();
  return page.frames().length === 1 ? [await evaluateIsolated(page, 'readPage')] : readDocument(page);
}

/** The text of a document and of the frames in it that can be seen. */
async function readDocument(document: Document): Promise<VisibleText[]> {
  const [text, { frames }] = await Promise.all([
    evaluateIsolated(document, 'readPage'),
    evaluateIsolated(document, 'findRegions', { place: null }),
  ]);
  // A frame that is removed or does not load has no text.
  const inner = frames.map(({ id }) => readDocument(frameOf(document, id)).catch(() => []));
  return [text, ...(await Promise.all(inner)).flat()];
}
