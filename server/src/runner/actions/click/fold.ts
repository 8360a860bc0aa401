import { capitalize } from '../../agent/describe.ts';
import type { Found } from '../../agent/finding/settle-on.ts';
import { isolated, PATIENT_MS } from '../../agent/isolated.ts';
import { StepFailure } from '../../agent/step-failure.ts';
import { doneWith } from '../attempt.ts';
import type { Done } from '../action.ts';

type Fold = 'expanded' | 'collapsed';

/**
 * What is open, or closed, already is left as it is: a click would do the opposite. null: it is not, or does not say.
 * @throws StepFailure where it must be something that opens and closes, and does not say so
 */
export async function leaveFolded(
  found: Found,
  wanted: Fold | undefined,
  isFold: boolean,
): Promise<Done | null> {
  const fold = wanted && (await isolated(found.locator, foldOf, undefined, PATIENT_MS));
  if (isFold && !fold)
    throw new StepFailure(
      `${capitalize(found.description)} does not say that it opens and closes. Name the button that closes it, for example: Click "Close".`,
    );
  if (!wanted || fold !== wanted) return null;
  const verb = wanted === 'expanded' ? 'Expand' : 'Collapse';
  return doneWith(
    found,
    `${verb} ${found.description}`,
    `${capitalize(found.description)} is ${wanted} already.`,
  );
}

/** Runs inside the page. */
function foldOf(element: Element): Fold | null {
  const handle = element.closest('button, a, summary, [role=button], [role=tab]') ?? element;
  const details = handle.matches('summary') ? handle.parentElement : handle;
  if (details instanceof HTMLDetailsElement) return details.open ? 'expanded' : 'collapsed';
  const told = handle.getAttribute('aria-expanded') ?? element.getAttribute('aria-expanded');
  if (told === null) return null;
  return told === 'true' ? 'expanded' : 'collapsed';
}
