import type { Locator } from 'playwright-core';
import { capitalize } from '../../agent/describe.ts';
import { findTarget } from '../../agent/finding/find-target.ts';
import { isolated, PATIENT_MS } from '../../agent/isolated.ts';
import { poll } from '../../agent/poll.ts';
import { WAIT_MS, type Session } from '../../agent/session.ts';
import { StepFailure } from '../../agent/step-failure.ts';
import type { Action, Done } from '../action.ts';
import { isMereText } from '../select/mere-text.ts';
import { attempt, doneWith } from '../attempt.ts';
import { orderUnder } from './column-order.ts';
import { chooseOrder, sortingList } from './sorting-list.ts';

/** A column goes one way, then the other, then back to none at all. */
const MOST_CLICKS = 3;
const SETTLE_MS = 5000;

/** Sorts by a list of orders, where the page has one, else by the head of the column, as often as it takes. */
export const sortBy: Action<'sort'> = async (session, { by, isDescending, target }) => {
  const choice = await sortingList(session, by, isDescending);
  if (choice) return chooseOrder(session, choice);
  const found = await findTarget(session, target, 'click');
  if (/^(?:text|list|box)$/u.test(found.traits.sort) || (await isOtherText(found.locator)))
    throw new StepFailure(
      `${capitalize(found.description)} sorts nothing: no column and no list of orders is called "${by}".`,
    );
  const before = await orderOf(session);
  const wanted = isDescending === null ? null : isDescending ? 'descending' : 'ascending';
  const tell = (): Done => {
    const way = wanted ? `, ${wanted}` : '';
    return doneWith(found, `Sort by ${found.description}`, `Sorted by ${found.description}${way}.`);
  };
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    if (wanted && (await orderUnder(found.locator)) === wanted) return tell();
    await attempt(session, found, 'clicked', () => found.locator.click({ timeout: WAIT_MS }));
    await answered(session);
    if (!wanted) break;
  }
  const look = async () => ((await orderOf(session)) === before ? null : true);
  if (!wanted && (await poll(look, WAIT_MS / 2, session.signal))) return tell();
  if (wanted && (await orderUnder(found.locator)) === wanted) return tell();
  const missed = wanted
    ? `did not bring the list into ${wanted} order`
    : 'sorted nothing: the page is as it was';
  throw new StepFailure(`${capitalize(found.description)} ${missed}.`);
};

/** Whether it is a mere text, and not the head of a column either. */
async function isOtherText(locator: Locator): Promise<boolean> {
  return (await isMereText(locator)) && !(await isolated(locator, isHead, undefined, PATIENT_MS));
}

/** Runs inside the page. */
function isHead(element: Element): boolean {
  return element.closest('th, [role=columnheader], thead td') !== null;
}

/** The entries of lists and tables in their order, and what heads say of it. */
function orderOf({ window }: Session): Promise<string> {
  return isolated(window.page(), readOrder);
}

/** Runs inside the page. */
function readOrder(): string {
  const ENTRIES =
    'tr, li, article, [role=row], [role=listitem], [role=option], [class*="row" i], [class*="card" i], [class*="item" i]';
  const entries = [...document.querySelectorAll(ENTRIES)].map((entry) => entry.textContent ?? '');
  const heads = [...document.querySelectorAll('[aria-sort]')].map((head) => head.getAttribute('aria-sort'));
  return [location.href, ...heads, ...entries].join('\n');
}

async function answered({ window, signal }: Session): Promise<void> {
  await window.activity.answer(window.page(), SETTLE_MS);
  signal.throwIfAborted();
}
