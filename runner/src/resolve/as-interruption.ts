import type { StepFix } from 'shared/contract';
import { maskedText, printHandler, readHandler } from 'shared/step-language';
import type { RunContext } from '../core/run-context.ts';
import { isNewerThan } from '../page/document-age.ts';

/**
 * A click in a dialog that is missing, as what a run does about an interruption. Only where the page may have brought the dialog when it was
 * opened, such as a greeting of the first visit: what an action opens in a page must be there.
 */
export async function asInterruption({ window, written, history }: RunContext): Promise<StepFix[]> {
  if (written?.kind !== 'click' || written.gesture !== 'click' || written.times !== 1) return [];
  const { target } = written;
  const { place } = target;
  // "The dialog" is one that an action has opened.
  if (place?.relation !== 'in' || place.target.kind !== 'dialog' || place.target.name === null) return [];
  const { lastActionAt, lastActionStartedAt } = history;
  if (lastActionAt !== null && !(await isNewerThan(window.page(), lastActionStartedAt ?? lastActionAt)))
    return [];
  const sentence = printHandler({ trigger: place.target, action: { kind: 'click', target } });
  return readHandler(sentence).sentence === sentence
    ? [{ kind: 'handle', sentence: maskedText(sentence) }]
    : [];
}
