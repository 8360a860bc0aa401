import type { Action } from 'shared/step-language';
import { evaluateIfSingle, evaluateIsolated } from '../agent/evaluate-isolated.ts';
import type { Execute } from './action.ts';
import { MissingElement } from '../agent/resolve/not-found.ts';
import { expectEffect, findElement, onElement } from './on-element.ts';
import { scrollUntilFound } from './scroll-search.ts';

type Direction = Extract<Action, { kind: 'scroll' }>['direction'];

export const scroll: Execute<'scroll'> = async (run, { direction }) => {
  run.begin();
  const hasMoved = await evaluateIsolated(run.window.page(), scrollPage, direction);
  const way = direction === 'top' || direction === 'bottom' ? `to the ${direction}` : direction;
  if (hasMoved) return { result: `Scrolled ${way}.` };
  return {
    result:
      way === direction
        ? `The page does not scroll ${way} any further.`
        : `The page is at the ${direction} already.`,
  };
};

/** Runs inside the page: scrolls most of a screen, or to an end. If the page itself does not scroll, its largest scrollable element does. */
function scrollPage(_: unknown, direction: Direction): boolean {
  const isAcross = direction === 'left' || direction === 'right';
  const sign = direction === 'down' || direction === 'right' || direction === 'bottom' ? 1 : -1;
  const isEnd = direction === 'top' || direction === 'bottom';
  const root = document.scrollingElement ?? document.documentElement;
  const room = (element: Element) =>
    isAcross ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight;
  const scrollable = [...document.querySelectorAll('*')].filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return room(element) > 1 && /auto|scroll/u.test(isAcross ? overflowX : overflowY);
  });
  const [biggest] = scrollable.sort(
    (a, b) => b.clientHeight * b.clientWidth - a.clientHeight * a.clientWidth,
  );
  const element = room(root) > 1 ? root : (biggest ?? root);
  const by = sign * (isEnd ? room(element) + 1 : 0.8 * (isAcross ? innerWidth : innerHeight));
  const position = () => `${element.scrollLeft},${element.scrollTop}`;
  const before = position();
  element.scrollBy({ [isAcross ? 'left' : 'top']: by, behavior: 'instant' });
  return position() !== before;
}

export const scrollTo: Execute<'scrollTo'> = async (run, { target }) => {
  const vain = run.given.target ? null : await scrollUntilFound(run, target);
  const element = await findElement(run, target, 'any', vain ? { limit: 0 } : {}).catch((error: unknown) => {
    throw vain && error instanceof MissingElement ? new MissingElement(`${error.message} ${vain}`) : error;
  });
  const { locator, description } = element;
  await onElement(run, element, 'scrolled to', () =>
    locator.scrollIntoViewIfNeeded({ timeout: run.timing.action }),
  );
  const isThere = () => evaluateIfSingle(locator, isInView);
  await expectEffect(run, element, isThere, () => `The ${description} does not come into view.`);
  return { result: `Scrolled to the ${description}.`, element };
};

/** Runs inside the page. */
function isInView(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  let [x1, y1, x2, y2] = [
    Math.max(left, 0),
    Math.max(top, 0),
    Math.min(right, innerWidth),
    Math.min(bottom, innerHeight),
  ];
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around === document.body || getComputedStyle(around).overflow === 'visible') continue;
    const box = around.getBoundingClientRect();
    [x1, y1, x2, y2] = [
      Math.max(x1, box.left),
      Math.max(y1, box.top),
      Math.min(x2, box.right),
      Math.min(y2, box.bottom),
    ];
  }
  return x2 > x1 && y2 > y1;
}
