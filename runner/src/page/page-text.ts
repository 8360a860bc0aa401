import type { Frame, Locator } from 'playwright-core';
import type { VisibleText } from './capture/dom/visible-text.ts';
import { evaluateIsolated } from './evaluate-isolated.ts';
import type { RunContext } from '../core/run-context.ts';

/** The visible text, as written and as rendered, of each frame of the page or of one element. */
export async function seenTexts(run: RunContext, within: Locator | null): Promise<string[]> {
  const texts = within ? [await evaluateIsolated(within, 'readText')] : await readFrames(run);
  return texts.flatMap(({ written, drawn }) => (written === drawn ? [written] : [written, drawn]));
}

async function readFrames({ window }: RunContext): Promise<VisibleText[]> {
  const page = window.page();
  const main = page.mainFrame();
  const others = page.frames().filter((frame) => frame !== main);
  return Promise.all([
    evaluateIsolated(main, 'readPage'),
    // A removed or hidden frame has no text.
    ...others.map((frame) => readInner(frame).catch(() => ({ written: '', drawn: '' }))),
  ]);
}

async function readInner(frame: Frame): Promise<VisibleText> {
  const element = await frame.frameElement();
  return (await element.isVisible()) ? evaluateIsolated(frame, 'readPage') : { written: '', drawn: '' };
}
