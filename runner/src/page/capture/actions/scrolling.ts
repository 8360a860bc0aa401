import type { Action } from 'shared/step-language';
import { queryAll } from '../dom/basics.ts';
import { elementOf, idOf } from '../resolve/registry.ts';

type Direction = Extract<Action, { kind: 'scroll' }>['direction'];

const isRoot = (element: Element) => element === (document.scrollingElement ?? document.documentElement);

/** Whether it scrolls across; undefined: it does not scroll. */
const isAcross = (element: Element): boolean | undefined => {
  const { overflowX, overflowY } = getComputedStyle(element);
  const scrolls = (overflow: string) =>
    isRoot(element) ? overflow !== 'hidden' : /auto|scroll/.test(overflow);
  if (element.scrollHeight - element.clientHeight > 1 && scrolls(overflowY)) return false;
  return element.scrollWidth - element.clientWidth > 1 && scrolls(overflowX) ? true : undefined;
};

/** What can be scrolled now. */
export function listAreas() {
  return [document.documentElement, ...queryAll(document.documentElement, '*')]
    .filter((element) => isAcross(element) !== undefined && element.checkVisibility())
    .map((element) => ({ id: idOf(element), size: element.clientWidth * element.clientHeight }));
}

/** Scrolls an area to its start, on by most of its length, or to a position. */
export function scrollArea(_: unknown, { id, to }: { id: string; to: 'start' | 'on' | number }) {
  const element = elementOf(id);
  if (!element?.isConnected) return { hasMoved: false, position: 0 };
  const isSideways = isAcross(element) === true;
  const read = () => (isSideways ? element.scrollLeft : element.scrollTop);
  const position = read();
  const length = isSideways ? element.clientWidth : element.clientHeight;
  const goal = to === 'start' ? 0 : to === 'on' ? position + 0.8 * length : to;
  element.scrollTo({ [isSideways ? 'left' : 'top']: goal, behavior: 'instant' });
  return { hasMoved: Math.abs(read() - position) > 1, position };
}

/** Scrolls most of a screen, or to an end. If the page itself does not scroll, its largest scrollable element does. */
export function scrollPage(_: unknown, direction: Direction): boolean {
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

/** Whether a part of an element is in the window and not cut off by what is around it. */
export function isInView(element: Element): boolean {
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
