import { isDeepStrictEqual } from 'node:util';
import type { LastingAttributes } from '../page/capture/resolve/lasting-attributes.ts';

const LASTING = ['testId', 'id', 'field', 'href', 'submits'] as const satisfies (keyof LastingAttributes)[];

/** Whether an element has anything that outlives a change of its name. */
export function isLasting(element: LastingAttributes): boolean {
  return LASTING.some((key) => element[key] !== null);
}

/** The lasting attributes that two elements have in common. */
export function inCommon(one: LastingAttributes, other: LastingAttributes): LastingAttributes {
  const retained = <K extends keyof LastingAttributes>(key: K) =>
    isDeepStrictEqual(one[key], other[key]) ? one[key] : null;
  return {
    testId: retained('testId'),
    id: retained('id'),
    field: retained('field'),
    href: retained('href'),
    submits: retained('submits'),
  };
}

/** Whether two elements have a lasting attribute in common. */
export function haveInCommon(one: LastingAttributes, other: LastingAttributes): boolean {
  return isLasting(inCommon(one, other));
}

/** Whether a lasting attribute of the planned element has another value now; one that is gone says nothing. */
export function isContradicted(planned: LastingAttributes, now: LastingAttributes): boolean {
  return LASTING.some(
    (key) => planned[key] !== null && now[key] !== null && !isDeepStrictEqual(planned[key], now[key]),
  );
}
