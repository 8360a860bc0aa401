import { findTarget } from '../agent/find-target.ts';
import { WAIT_MS } from '../agent/session.ts';
import { VIEWPORT } from '../browser/test-window.ts';
import { attempt, doneWith } from './attempt.ts';
import type { Action } from './action.ts';

export const scroll: Action<'scroll'> = async (session, { direction, amount }) => {
  const page = session.window.page();
  const sign = direction === 'down' ? 1 : -1;
  await page.evaluate(
    ({ by, isEnd }) => {
      const root = document.scrollingElement ?? document.documentElement;
      // Where the page itself does not scroll, its biggest scrolling part does.
      const parts = [...document.querySelectorAll('*')].filter(
        (part) =>
          part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY),
      );
      const widest = parts.sort((a, b) => b.clientHeight * b.clientWidth - a.clientHeight * a.clientWidth)[0];
      const part = root.scrollHeight > root.clientHeight + 1 ? root : (widest ?? root);
      part.scrollBy({ top: isEnd ? by * part.scrollHeight : by, behavior: 'instant' });
    },
    {
      by: amount === 'end' ? sign : sign * (amount === 'page' ? VIEWPORT.height * 0.8 : amount),
      isEnd: amount === 'end',
    },
  );
  const way = amount === 'end' ? `to the ${direction === 'down' ? 'bottom' : 'top'}` : direction;
  const distance = typeof amount === 'number' ? ` by ${amount} pixels` : '';
  return { description: `Scroll ${way}${distance}`, result: `Scrolled ${way}${distance}.` };
};

export const scrollTo: Action<'scrollTo'> = async (session, { target }) => {
  const found = await findTarget(session, target, 'any');
  await attempt(session, found, 'scrolled to', () =>
    found.locator.scrollIntoViewIfNeeded({ timeout: WAIT_MS }),
  );
  return doneWith(found, `Scroll to ${found.description}`, `Scrolled to ${found.description}.`);
};
