import { dayIn } from './days.ts';
import { numberIn } from './numbers.ts';

export type Order = 'ascending' | 'descending';

/** How one entry of a list follows another, as a person sorts them: amounts by size, days by the calendar, else by the alphabet. Negative: before it. */
function compareKeys(one: string, other: string): number {
  const [left, right] = [numberIn(one), numberIn(other)];
  if (left !== null && right !== null) return left - right;
  const [day, otherDay] = [dayIn(one) ?? one, dayIn(other) ?? other];
  return day.localeCompare(otherDay, 'en', { numeric: true, sensitivity: 'base' });
}

/** The index of the first entry after which one comes that ought to stand before it; -1: there is none. */
export function breachOf(keys: string[], order: Order): number {
  return keys.slice(1).findIndex((key, index) => {
    const difference = compareKeys(keys[index] ?? '', key);
    return order === 'descending' ? difference < 0 : difference > 0;
  });
}

/** The order that they stand in; null: in none, or they are all alike, or there are too few. */
export function orderOf(keys: string[]): Order | null {
  const isAscending = breachOf(keys, 'ascending') < 0;
  if (isAscending === breachOf(keys, 'descending') < 0) return null;
  return isAscending ? 'ascending' : 'descending';
}
