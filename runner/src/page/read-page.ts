import { pageText } from 'shared/page-model';
import type { RunContext } from '../core/run-context.ts';
import { DEFAULT_TIMING } from '../timing.ts';
import { capturePage } from './report-page.ts';

/** Characters: what a writer is shown of a page. */
const MAX_LENGTH = 24_000;

/** The page as it is now, a line for each thing, or the browser dialog that blocks it; without secrets. Empty: it does not answer. */
export async function readPage(run: RunContext): Promise<string[]> {
  const dialog = run.window.dialogs.open();
  if (dialog)
    return [run.values.mask(`The page asks "${dialog.message}" in a browser dialog (${dialog.kind}).`)];
  // A live session captures its page for nobody else.
  const timing = { ...run.timing, capture: run.timing.capture || DEFAULT_TIMING.capture };
  const model = await capturePage({ ...run, timing });
  return model ? pageText(model, MAX_LENGTH).map(run.values.mask) : [];
}
