import type { Frame, Locator } from 'playwright-core';
import type { RunContext } from './run-context.ts';
import { withProbe } from './probe/dom-probe.ts';
import type { VisibleText } from './probe/visible-text.ts';
import { evaluateIsolated } from './evaluate-isolated.ts';

/** The visible text, as written and as rendered, of each frame of the page or of one element. */
export async function seenTexts(run: RunContext, within: Locator | null): Promise<string[]> {
  const texts = within ? [await evaluateIsolated(within, readText)] : await readFrames(run);
  return texts.flatMap(({ written, drawn }) => (written === drawn ? [written] : [written, drawn]));
}

async function readFrames({ window }: RunContext): Promise<VisibleText[]> {
  const page = window.page();
  const main = page.mainFrame();
  const others = page.frames().filter((frame) => frame !== main);
  return Promise.all([
    evaluateIsolated(main, readPage),
    // A removed or hidden frame has no text.
    ...others.map((frame) => readInner(frame).catch(() => ({ written: '', drawn: '' }))),
  ]);
}

async function readInner(frame: Frame): Promise<VisibleText> {
  const element = await frame.frameElement();
  return (await element.isVisible()) ? evaluateIsolated(frame, readPage) : { written: '', drawn: '' };
}

const readText = withProbe((probe, element: Element): VisibleText => probe.textOf(element));

/** A page's text, including the validation message that the browser shows for an invalid field. */
const readPage = withProbe((probe): VisibleText => {
  const { written, drawn } = probe.textOf(document.body ?? document);
  const field = document.activeElement;
  const hint =
    field instanceof HTMLInputElement && field.matches(':user-invalid') ? field.validationMessage : '';
  return { written: `${written}\n${hint}`.trim(), drawn: `${drawn}\n${hint}`.trim() };
});
