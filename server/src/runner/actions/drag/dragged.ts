import type { Locator } from 'playwright-core';
import { isolated, PATIENT_MS } from '../../agent/isolated.ts';
import { withLens } from '../../agent/lens/lens.ts';
import { poll } from '../../agent/poll.ts';
import { WAIT_MS, type Session } from '../../agent/session.ts';

/** What a drag begins with. */
export interface Hold {
  /** What happens may be out of sight of a look at the page. */
  isHidden: boolean;
  page: string;
}

export async function holdOf(session: Session, locator: Locator): Promise<Hold> {
  const isHidden = await isolated(locator, isOutOfSight, undefined, PATIENT_MS);
  return { isHidden, page: isHidden ? '' : await markOf(session) };
}

/** What the page is like: differs where anything of it does. */
function markOf(session: Session): Promise<string> {
  return isolated(session.window.page(), readPage);
}

/** Whether the page is another one than before the drag. */
export async function hasMoved(session: Session, hold: Hold): Promise<boolean> {
  if (hold.isHidden) return true;
  const look = async () => ((await markOf(session)) === hold.page ? null : true);
  return (await poll(look, WAIT_MS / 2, session.signal)) === true;
}

/** The column or list that a place is the head of. null: it is none. */
export async function groupAt(session: Session, locator: Locator): Promise<Locator | null> {
  const place = await isolated(locator, placeOfGroup, undefined, PATIENT_MS);
  return place < 0 ? null : session.window.page().locator('xpath=//*').nth(place);
}

const placeOfGroup = withLens((lens, head: Element): number => {
  const group = lens.groupOf(head);
  return group ? [...document.querySelectorAll('*')].indexOf(group) : -1;
}) as (head: Element) => number;

/** Runs inside the page: whether what happens to an element may be drawn where no look at the document sees it. */
function isOutOfSight(element: Element): boolean {
  return (
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
