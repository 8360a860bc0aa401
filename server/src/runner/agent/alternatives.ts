import type { Locator } from 'playwright-core';
import { expandCommand } from '../actions/expand-command.ts';
import { placeOf, stateOf } from '../actions/select/options.ts';
import type { Command } from './command.ts';
import { matchTarget } from './finding/matches.ts';
import type { Purpose } from './finding/queries/query.ts';
import { isolated } from './isolated.ts';
import { poll } from './poll.ts';
import { WAIT_MS, type Session } from './session.ts';
import type { Target } from './target.ts';

const PURPOSES: Partial<Record<Command['kind'], Purpose>> = {
  click: 'click',
  input: 'field',
  clear: 'field',
  press: 'field',
  select: 'click',
  tick: 'toggle',
  drag: 'any',
};

/**
 * What a command comes to on the page that is open: itself, or the first of what its words mean otherwise that the page has something
 * for. Another reading than the first counts only once the page has come to rest.
 */
export async function meantBy(session: Session, command: Command): Promise<Command[]> {
  const { otherwise, ...first } = command;
  if (!otherwise) return [command];
  const { window } = session;
  let isCalm = false;
  const look = async (): Promise<Command[] | null> => {
    const ways = isCalm ? [[first], ...otherwise] : [[first]];
    for (const way of ways) if (await isThere(session, way[0])) return way;
    if (isCalm) return null;
    await window.activity.settle(window.page(), WAIT_MS);
    isCalm = true;
    // At once: on a busy machine the first look and the rest may have taken all the time.
    return look();
  };
  return (await poll(look, WAIT_MS, session.signal)) ?? [first];
}

/** Whether the page has what a command begins with; what stands beside a text, or is called so by programmers, is no proof. */
async function isThere(session: Session, command: Command | undefined): Promise<boolean> {
  if (!command) return false;
  const { kind, ...named } = expandCommand(session, command);
  const purpose = PURPOSES[kind];
  if ('option' in named) {
    const isOffered = await offers(session, named.target, named.option);
    if (isOffered !== null) return isOffered;
  }
  // A closed list does not show its options: where one is named by several words, it is the words that are looked for.
  const target = 'option' in named ? called(named.option) : 'target' in named ? named.target : null;
  if (!purpose || !target) return true;
  const match = await matchTarget(session, target, { purpose });
  return match !== null && match.exactness !== 'near' && !(await isBehind(match.elements));
}

/** Whether a native list of that name has the option; null: there is no such list. */
async function offers(session: Session, list: Target, option: string): Promise<boolean | null> {
  const match = await matchTarget(session, list, { purpose: 'choice' });
  if (!match || match.exactness === 'near') return null;
  const { options } = await stateOf(match.elements[0]);
  return options.length === 0 ? null : placeOf(options, option) !== null;
}

/** What a dialog, or what lies under one, covers is out of reach. */
async function isBehind(elements: Locator[]): Promise<boolean> {
  const [first, ...others] = await Promise.all(
    elements.slice(0, MOST_LOOKED_AT).map((element) => isolated(element, isCovered).catch(() => false)),
  );
  return first === true && others.every((one) => one);
}

const MOST_LOOKED_AT = 10;

/** Runs inside the page. */
function isCovered(element: Element): boolean {
  const modals = [...document.querySelectorAll('dialog:modal')];
  if (modals.length > 0) return !modals.some((modal) => modal.contains(element));
  const { x, y, width, height } = element.getBoundingClientRect();
  // What is out of sight is under whatever fills the window.
  const hit =
    document.elementFromPoint(x + width / 2, y + height / 2) ??
    document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  if (!hit || hit.contains(element) || element.contains(hit)) return false;
  for (let up: Element | null = hit; up && !up.contains(element); up = up.parentElement) {
    if (up.matches('dialog, [role=dialog], [role=alertdialog], [aria-modal=true]')) return true;
    const { width: wide, height: high } = up.getBoundingClientRect();
    const isSheet = wide >= window.innerWidth * 0.9 && high >= window.innerHeight * 0.9;
    if (isSheet && getComputedStyle(up).position === 'fixed') return true;
  }
  return false;
}

function called(name: string): Target {
  return { words: name, readings: [{ name, kind: null, ordinal: null, isWhole: true }], within: null };
}
