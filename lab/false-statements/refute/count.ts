import type { Assertion, Kind } from 'shared/step-language';
import type { Snapshot } from '../snapshot.ts';
import { candidates, certainlyIs, couldBe } from './candidates.ts';

/** Kinds whose roles say what a person would count. */
const COUNTED: ReadonlySet<Kind> = new Set<Kind>([
  'button',
  'link',
  'field',
  'checkbox',
  'radio button',
  'dropdown',
  'heading',
  'image',
  'tab',
  'table',
  'slider',
]);

/** The least and the most that a person could count must both contradict the number. */
export function refuteCount(
  { target, bound, count }: Extract<Assertion, { kind: 'count' }>,
  page: Snapshot,
): boolean {
  const { kind } = target;
  if (kind === null || !COUNTED.has(kind) || target.place !== null) return false;
  const named = target.name === null ? page.elements : candidates(page, target);
  const least = named.filter((element) => element.isShown && certainlyIs(element, kind)).length;
  const most = named.filter((element) => couldBe(element, kind)).length;
  if (bound === 'at least') return most < count;
  if (bound === 'at most') return least > count;
  return most < count || least > count;
}
