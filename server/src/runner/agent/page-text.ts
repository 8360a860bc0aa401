import type { Frame, Locator } from 'playwright-core';
import type { Session } from './session.ts';
import { withLens } from './lens/lens.ts';
import type { SeenText } from './lens/seen-text.ts';
import { tidy } from './texts/text-pattern.ts';
import { isolated } from './isolated.ts';

/** What a person can read, as it is written and as it is drawn, for each frame of the page or for one element. */
export async function seenTexts(session: Session, within: Locator | null): Promise<string[]> {
  const texts = within ? [await isolated(within, readText)] : await readFrames(session);
  return texts.flatMap(({ written, drawn }) => (written === drawn ? [written] : [written, drawn]));
}

/** Whether the page shows a text to a person: in its elements, on its buttons or in its fields (passwords excepted). */
export async function showsText(session: Session, pattern: RegExp, within: Locator | null): Promise<boolean> {
  return (await seenTexts(session, within)).some((text) => pattern.test(tidy(text)));
}

async function readFrames(session: Session): Promise<SeenText[]> {
  const page = session.window.page();
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
