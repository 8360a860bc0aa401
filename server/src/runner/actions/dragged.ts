import type { Locator } from 'playwright-core';
import { capitalize } from '../agent/describe.ts';
import type { Found } from '../agent/finding/settle-on.ts';
import { isolated, PATIENT_MS } from '../agent/isolated.ts';
import { poll } from '../agent/poll.ts';
import { WAIT_MS, type Session } from '../agent/session.ts';
import { StepFailure } from '../agent/step-failure.ts';

/** What a drag begins with. */
export interface Hold {
  /** It, or what it stands in, says that it can be dragged. */
  isOffered: boolean;
  page: string;
}

export async function holdOf(session: Session, locator: Locator): Promise<Hold> {
  const isOffered = await isolated(locator, offersDrag, undefined, PATIENT_MS);
  return { isOffered, page: isOffered ? '' : await isolated(session.window.page(), readPage) };
}

/** @throws StepFailure where nothing can be dragged, and the page is as it was. */
export async function expectDragged(session: Session, { description }: Found, hold: Hold): Promise<void> {
  if (hold.isOffered) return;
  const look = async () => ((await isolated(session.window.page(), readPage)) === hold.page ? null : true);
  if (await poll(look, WAIT_MS / 2, session.signal)) return;
  throw new StepFailure(`${capitalize(description)} could not be dragged: nothing on the page moved.`);
}

/** Runs inside the page; what a look at the page would miss counts as an offer as well. */
function offersDrag(element: Element): boolean {
  const HOLDS = '[draggable=true], a[href], img, input, [role=slider], [tabindex], svg';
  return (
    element.closest(HOLDS) !== null ||
    element.querySelector(HOLDS) !== null ||
    /grab|move|resize|pointer/.test(getComputedStyle(element).cursor) ||
    getComputedStyle(element).touchAction === 'none' ||
    element.getRootNode() instanceof ShadowRoot ||
    document.querySelector('iframe, frame, canvas') !== null ||
    window !== window.top
  );
}

/** Runs inside the page: a number that differs where anything of it does. */
function readPage(): string {
  const values = [...document.querySelectorAll('input, textarea, select')].map((field) =>
    'value' in field ? String(field.value) : '',
  );
  let hash = 0;
  for (const character of `${location.href} ${document.body.outerHTML} ${values.join(' ')}`)
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 0x7fffffff;
  return String(hash);
}
