import type { GroupRunItem } from 'shared/contract';

/** Screenshots that no one has accepted. */
interface UnacceptedCount {
  /** There was none to compare them with. */
  added: number;
  changed: number;
}

/** Of test runs together; none from a server that compares no screenshots. */
export function countUnaccepted(items: readonly GroupRunItem[]): UnacceptedCount {
  const sum = (key: 'new_screenshots' | 'changed_screenshots') =>
    items.reduce((total, item) => total + (item[key] ?? 0), 0);
  return { added: sum('new_screenshots'), changed: sum('changed_screenshots') };
}

/** `1 new and 2 changed screenshots`; null: there are none. */
export function screenshotsText({ added, changed }: UnacceptedCount): string | null {
  const parts = [...(added > 0 ? [`${added} new`] : []), ...(changed > 0 ? [`${changed} changed`] : [])];
  if (parts.length === 0) return null;
  return `${parts.join(' and ')} ${added + changed === 1 ? 'screenshot' : 'screenshots'}`;
}
