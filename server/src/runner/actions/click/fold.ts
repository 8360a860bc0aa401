import { capitalize } from '../../agent/describe.ts';
import type { Found } from '../../agent/finding/settle-on.ts';
import { isolated, PATIENT_MS } from '../../agent/isolated.ts';
import { poll } from '../../agent/poll.ts';
import { WAIT_MS, type Session } from '../../agent/session.ts';
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

/** How much of the page can be seen, before what opens or closes is clicked. */
export function seenBefore(session: Session, wanted: Fold | undefined): Promise<number> | null {
  return wanted === undefined ? null : isolated(session.window.page(), countSeen);
}

/** @throws StepFailure where a click has brought nothing to light that was to be expanded, or hidden nothing that was to be collapsed */
export async function expectFolded(
  session: Session,
  { locator, description }: Found,
  wanted: Fold | undefined,
  before: number | null,
): Promise<void> {
  if (wanted === undefined || before === null) return;
  const look = async () => {
    const told = await isolated(locator, foldOf).catch(() => null);
    if (told !== null) return told === wanted ? true : null;
    const now = await isolated(session.window.page(), countSeen);
    return (wanted === 'expanded' ? now > before : now < before) ? true : null;
  };
  if (!(await poll(look, WAIT_MS / 2, session.signal)))
    throw new StepFailure(`${capitalize(description)} was clicked, but nothing was ${wanted} by it.`);
}

/** Runs inside the page. */
function countSeen(): number {
  return [...document.body.querySelectorAll('*')].filter((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  ).length;
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
