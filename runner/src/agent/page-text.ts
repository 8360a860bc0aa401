import type { Frame, Locator } from 'playwright-core';
import type { RunContext } from './run-context.ts';
import { withProbe } from './probe/dom-probe.ts';
import type { VisibleText } from './probe/visible-text.ts';
import { evaluateIsolated } from './evaluate-isolated.ts';

/** What a person can read, as it is written and as it is drawn, for each frame of the page or for one element. */
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
    // A frame that goes away, or that nobody sees, says nothing.
    ...others.map((frame) => readInner(frame).catch(() => ({ written: '', drawn: '' }))),
  ]);
}

async function readInner(frame: Frame): Promise<VisibleText> {
  const element = await frame.frameElement();
  return (await element.isVisible()) ? evaluateIsolated(frame, readPage) : { written: '', drawn: '' };
}

const readText = withProbe((probe, element: Element): VisibleText => probe.textOf(element));

/** A page's text, and what the browser itself says under the field that it found wrong. */
const readPage = withProbe((probe): VisibleText => {
  const { written, drawn } = probe.textOf(document.body ?? document);
  const field = document.activeElement;
  const hint =
    field instanceof HTMLInputElement && field.matches(':user-invalid') ? field.validationMessage : '';
  return { written: `${written}\n${hint}`.trim(), drawn: `${drawn}\n${hint}`.trim() };
});
