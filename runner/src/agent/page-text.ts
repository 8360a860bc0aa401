import type { Frame, Locator } from 'playwright-core';
import type { RunContext } from './run-context.ts';
import { withLens } from './probe/lens.ts';
import type { SeenText } from './probe/seen-text.ts';
import { isolated } from './isolated.ts';

/** What a person can read, as it is written and as it is drawn, for each frame of the page or for one element. */
export async function seenTexts(run: RunContext, within: Locator | null): Promise<string[]> {
  const texts = within ? [await isolated(within, readText)] : await readFrames(run);
  return texts.flatMap(({ written, drawn }) => (written === drawn ? [written] : [written, drawn]));
}

async function readFrames({ window }: RunContext): Promise<SeenText[]> {
  const page = window.page();
  const main = page.mainFrame();
  const others = page.frames().filter((frame) => frame !== main);
  return Promise.all([
    isolated(main, readPage),
    // A frame that goes away, or that nobody sees, says nothing.
    ...others.map((frame) => readInner(frame).catch(() => ({ written: '', drawn: '' }))),
  ]);
}

async function readInner(frame: Frame): Promise<SeenText> {
  const element = await frame.frameElement();
  return (await element.isVisible()) ? isolated(frame, readPage) : { written: '', drawn: '' };
}

const readText = withLens((lens, element: Element): SeenText => lens.textOf(element));

/** A page's text, and what the browser itself says under the field that it found wrong. */
const readPage = withLens((lens): SeenText => {
  const { written, drawn } = lens.textOf(document.body ?? document);
  const field = document.activeElement;
  const hint =
    field instanceof HTMLInputElement && field.matches(':user-invalid') ? field.validationMessage : '';
  return { written: `${written}\n${hint}`.trim(), drawn: `${drawn}\n${hint}`.trim() };
});
