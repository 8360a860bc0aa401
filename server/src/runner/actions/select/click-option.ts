import { describeElement } from '../../agent/describe.ts';
import { ambiguity } from '../../agent/finding/ambiguity.ts';
import type { Found } from '../../agent/finding/settle-on.ts';
import { isolated, PATIENT_MS } from '../../agent/isolated.ts';
import type { Session } from '../../agent/session.ts';
import type { Target } from '../../agent/target.ts';
import { attempt } from '../attempt.ts';
import { listsWith } from './list-with.ts';
import { expectTaken, setList } from './native-list.ts';
import { placeOf, stateOf } from './options.ts';

/** A list without a name is called so. */
const LIST: Target = { words: 'of options', readings: [], within: null };

/**
 * The list of a native dropdown is not part of the page: its options cannot be clicked, only chosen. Of several lists that have the
 * option the first is meant, open or not.
 * @returns what was found, with a remark where there are several.
 */
export async function clickOption(session: Session, found: Found, target: Target): Promise<Found> {
  const own = found.locator.locator('xpath=ancestor::select');
  const { label, index } = await isolated(found.locator, readOption, undefined, PATIENT_MS);
  const isAnywhere = !target.within && target.readings.every(({ ordinal }) => ordinal === null);
  const lists = isAnywhere ? await listsWith(session, label) : [];
  const list = lists.length > 1 ? (lists[0] ?? own) : own;
  const before = await stateOf(list);
  const place = list === own ? index : (placeOf(before.options, label) ?? index);
  await attempt(session, found, 'clicked', () => setList(list, place));
  const description = await describeElement(list, LIST);
  await expectTaken(session, list, { before, index: place, description });
  return lists.length > 1 ? { ...found, ...ambiguity(lists.length, 'took the first', 'lists') } : found;
}

/** Runs inside the page. */
function readOption(element: Element): { label: string; index: number } {
  const option = element as HTMLOptionElement;
  return { label: option.label.trim(), index: option.index };
}
