import type { Locator } from 'playwright-core';
import { findTarget } from '../../agent/finding/find-target.ts';
import { isolatedAll } from '../../agent/isolated.ts';
import type { Target } from '../../agent/target.ts';
import { WAIT_MS, type Session } from '../../agent/session.ts';
import type { Done } from '../action.ts';
import { attempt, doneWith } from '../attempt.ts';
import { expectTaken, setList } from '../select/native-list.ts';
import { stateOf } from '../select/options.ts';

/** An order that a native list offers. */
export interface OrderChoice {
  list: Locator;
  index: number;
  label: string;
}

/** The list of orders that offers this one; null: there is none, or none of its options is it. */
export async function sortingList(
  session: Session,
  by: string,
  isDescending: boolean | null,
): Promise<OrderChoice | null> {
  const lists = session.window.page().locator('select').filter({ visible: true });
  const found = await isolatedAll(lists, findOrder, { by: by.toLowerCase(), isDescending }, null);
  return found && { list: lists.nth(found.place), index: found.index, label: found.label };
}

/** Chooses it, and sends the form that the list stands in where nothing else of the page follows. */
export async function chooseOrder(session: Session, { list, index, label }: OrderChoice): Promise<Done> {
  const before = await stateOf(list);
  const found = await findTarget(session, at(list), 'choice');
  const { description } = found;
  await attempt(session, found, 'set', () => setList(list, index));
  await expectTaken(session, list, { before, index, description });
  const done = doneWith(
    found,
    `Select "${label}" from ${description}`,
    `Selected "${label}" from ${description}.`,
  );
  const now = await stateOf(list).catch(() => null);
  const buttons = list.locator('xpath=ancestor::form').locator('button:not([type]), [type=submit]');
  const send = buttons.filter({ visible: true });
  if (now?.surroundings !== before.surroundings || (await send.count()) !== 1) return done;
  const button = await findTarget(session, at(send), 'click');
  await attempt(session, button, 'clicked', () => send.click({ timeout: WAIT_MS }));
  return { ...done, result: `${done.result} Clicked ${button.description}.` };
}

function at(locator: Locator): Target {
  return { words: 'the list of orders', locator, readings: [], within: null };
}

/** Runs inside the page. */
function findOrder(
  lists: Element[],
  { by, isDescending }: { by: string; isDescending: boolean | null },
): { place: number; index: number; label: string } | null {
  const DOWN = /high(?:est)?\b.*\blow|\bdesc|\bz\b.*\ba\b|expensive|newest|latest|largest|↓/i;
  const UP = /low(?:est)?\b.*\bhigh|\basc|\ba\b.*\bz\b|cheap|oldest|earliest|smallest|↑/i;
  const stem = by.replace(/(?:ies|es|s|y)$/, '');
  for (const [place, list] of lists.entries()) {
    if (!(list instanceof HTMLSelectElement)) continue;
    const names = [
      list.name,
      list.id,
      list.ariaLabel,
      ...[...list.labels].map(({ textContent }) => textContent),
    ];
    const labels = [...list.options].map((option) => option.label.trim());
    const isOfOrders =
      /sort|order/i.test(names.join(' ')) ||
      labels.filter((label) => DOWN.test(label) || UP.test(label)).length > 1;
    const fitting = labels.flatMap((label, index) =>
      isOfOrders && label.toLowerCase().includes(stem) && stem !== '' ? [{ place, index, label }] : [],
    );
    const way = isDescending === true ? DOWN : UP;
    const exact = fitting.filter(({ label }) => label.toLowerCase() === by);
    const directed = fitting.filter(({ label }) => way.test(label));
    const [choice, ...others] =
      isDescending === null
        ? exact.length > 0
          ? exact
          : fitting.length === 1
            ? fitting
            : directed
        : directed;
    if (choice && others.length === 0) return choice;
  }
  return null;
}
