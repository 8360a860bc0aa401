import { findTarget } from '../agent/finding/find-target.ts';
import { WAIT_MS } from '../agent/session.ts';
import { VIEWPORT } from '../browser/test-window.ts';
import { attempt, doneWith } from './attempt.ts';
import type { Action } from './action.ts';

export const scroll: Action<'scroll'> = async (session, { direction, amount }) => {
  const page = session.window.page();
  const isAcross = direction === 'left' || direction === 'right';
  const sign = direction === 'down' || direction === 'right' ? 1 : -1;
  const screen = (isAcross ? VIEWPORT.width : VIEWPORT.height) * 0.8;
  const by = amount === 'end' ? sign : sign * (amount === 'page' ? screen : amount);
  await page.evaluate(scrollBiggest, { by, isEnd: amount === 'end', isAcross });
  const way = amount === 'end' ? `to the ${direction === 'down' ? 'bottom' : 'top'}` : direction;
  const distance = typeof amount === 'number' ? ` by ${amount} pixels` : '';
  return { description: `Scroll ${way}${distance}`, result: `Scrolled ${way}${distance}.` };
};

/** Where the page itself does not scroll, its biggest scrolling part does. */
function scrollBiggest({ by, isEnd, isAcross }: { by: number; isEnd: boolean; isAcross: boolean }): void {
  const root = document.scrollingElement ?? document.documentElement;
  const room = (part: Element) =>
    isAcross ? part.scrollWidth - part.clientWidth : part.scrollHeight - part.clientHeight;
  const parts = [...document.querySelectorAll('*')].filter((part) => {
    const { overflowX, overflowY } = getComputedStyle(part);
    return room(part) > 1 && /auto|scroll/.test(isAcross ? overflowX : overflowY);
  });
  const biggest = parts.sort((a, b) => b.clientHeight * b.clientWidth - a.clientHeight * a.clientWidth)[0];
  const part = room(root) > 1 ? root : (biggest ?? root);
  const distance = isEnd ? by * (room(part) + 1) : by;
  part.scrollBy({ [isAcross ? 'left' : 'top']: distance, behavior: 'instant' });
}

export const scrollTo: Action<'scrollTo'> = async (session, { target }) => {
  const found = await findTarget(session, target, 'any');
  await attempt(session, found, 'scrolled to', () =>
    found.locator.scrollIntoViewIfNeeded({ timeout: WAIT_MS }),
  );
  return doneWith(found, `Scroll to ${found.description}`, `Scrolled to ${found.description}.`);
};
