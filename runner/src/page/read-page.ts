import { pageText, targetOf, wouldHit, type PageModel } from 'shared/page-model';
import { readStep } from 'shared/step-language';
import type { RunContext } from '../core/run-context.ts';
import { StepFailure } from '../core/step-failure.ts';
import { DEFAULT_TIMING } from '../timing.ts';
import { capturePage } from './report-page.ts';

/** Characters: what a writer is shown of a page. */
const MAX_LENGTH = 24_000;

/**
 * The page as it is now, a line for each thing, or the browser dialog that blocks it; without secrets. Empty: it does not answer.
 * @param part as a step names it: `the table "Orders"`; absent: all. @throws StepFailure where it is not one thing on the page
 */
export async function readPage(run: RunContext, part?: string): Promise<string[]> {
  const dialog = run.window.dialogs.open();
  if (dialog)
    return [run.values.mask(`The page asks "${dialog.message}" in a browser dialog (${dialog.kind}).`)];
  // A live session captures its page for nobody else.
  const timing = { ...run.timing, capture: run.timing.capture || DEFAULT_TIMING.capture };
  const model = await capturePage({ ...run, timing });
  if (!model) return [];
  return pageText(part === undefined ? model : only(part, model), MAX_LENGTH).map(run.values.mask);
}

function only(part: string, model: PageModel): PageModel {
  const target = targetOf(readStep(`Hover over ${part}`));
  if (!target)
    throw new StepFailure(`${part} names nothing. Write it as a step does: the dialog, the table "Orders".`);
  const hit = wouldHit(model, target, 'any', true);
  if (hit.result !== 'one') throw new StepFailure(`${part}: ${hit.text}`);
  return { ...model, nodes: [hit.node] };
}
