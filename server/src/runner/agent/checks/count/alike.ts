import type { Page } from 'playwright-core';
import type { Bounds } from '../../check.ts';
import { mainFirst } from '../../finding/main-part.ts';
import { pick } from '../../finding/pick/pick.ts';
import { isolated } from '../../isolated.ts';
import { withLens } from '../../lens/lens.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import { isWithin } from '../bounds.ts';
import type { Look } from '../look.ts';

/**
 * "4 unread notifications": what the tab "Unread 4" tells, or how many entries there are that programmers call so ("notification-row").
 * null: neither is there.
 */
export async function lookForAlike(
  session: Session,
  { words, within, readings }: Target,
  bounds: Bounds,
  isShown: boolean,
): Promise<Look | null> {
  const [, how = null, noun] = /^(?:(\p{Ll}{3,}) )?(\p{Ll}{3,})$/u.exec(words) ?? [];
  if (!noun || within || readings.some(({ kind }) => kind && !kind.isText)) return null;
  const page = session.window.page();
  const told = isShown ? null : await numberOnTab(page, how ?? noun);
  if (told !== null && (how !== null || isWithin(told, bounds)))
    return {
      isTrue: isWithin(told, bounds),
      sentence: () => `The page tells ${told} behind "${how ?? noun}".`,
    };
  const entries = await countAlike(page, noun, how);
  if (entries === null) return null;
  const isOrAre = entries === 1 ? 'is' : 'are';
  return { isTrue: isWithin(entries, bounds), sentence: () => `There ${isOrAre} ${entries} ${words}.` };
}

/** The one number that stands with this word on a tab, a button, a link or a heading of the main part: "Unread (4)". */
async function numberOnTab(page: Page, word: string): Promise<number | null> {
  const pattern = new RegExp(`^\\P{L}*${word}\\P{L}*$`, 'iu');
  const places = page.locator('[role=tab], button, a, h1, h2, h3, h4, label').filter({ hasText: pattern });
  const [first] = await mainFirst(await pick(places, { isSeen: true, isError: false, near: null }));
  const text = (await first?.innerText({ timeout: 1000 })) ?? '';
  const [only, ...others] = text.match(/\p{Nd}+/gu) ?? [];
  return only === undefined || others.length > 0 ? null : Number(only);
}

/** The entries that are called so, 0 where only their list is there; `how`: only those that say so or are called so as well. null: nothing is called so. */
function countAlike(page: Page, noun: string, how: string | null): Promise<number | null> {
  const one = noun.replace(/(?<=\p{L}{2})ies$/u, 'y').replace(/(?<=[^s])s$/u, '');
  return isolated(page, readAlike, { one, how });
}

const readAlike = withLens(
  (lens, _: unknown, { one, how }: { one: string; how: string | null }): number | null => {
    const FRAME =
      'nav, aside, body > header, body > footer, [role=navigation], [role=banner], [role=contentinfo], [role=complementary]';
    const ENTRY = new RegExp(`^${one}s?[-_]{1,2}(?:row|item|card|entry|tile|line)$`, 'i');
    const LIST = new RegExp(`^${one}s?[-_]{1,2}(?:list|rows|items|grid|feed|table)$`, 'i');
    const isCalled = (element: Element, pattern: RegExp) =>
      [...element.classList].some((token) => pattern.test(token));
    const all = [...document.querySelectorAll('body [class]')].filter(
      (element) => element.closest(FRAME) === null,
    );
    const entries = all.filter((element) => isCalled(element, ENTRY) && lens.isSeen(element));
    const outermost = entries.filter(
      (element) => !entries.some((other) => other !== element && other.contains(element)),
    );
    const isSo = (element: Element) =>
      how === null ||
      element.classList.contains(how) ||
      lens
        .clean(lens.textOf(element).written)
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .includes(how);
    if (outermost.length > 0) {
      const { length } = outermost.filter(isSo);
      return length === 0 && how !== null ? null : length;
    }
    const lists = all.filter((element) => isCalled(element, LIST) && element.checkVisibility());
    return lists.length === 1 && lens.textOf(lists[0] as Element).written === '' ? 0 : null;
  },
);
