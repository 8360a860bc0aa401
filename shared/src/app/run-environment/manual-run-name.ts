import { GROUP_RUN_NAME_MAX_LENGTH } from 'shared/constants';

/** `Manual Run: {test name} - {local date time}`; a name that would make it too long to store is shortened. */
export function manualRunName(title: string, now: Date): string {
  const nameOf = (shown: string) => `Manual Run: ${shown} - ${now.toLocaleString()}`;
  const excess = nameOf(title).length - GROUP_RUN_NAME_MAX_LENGTH;
  return excess > 0 ? nameOf(`${title.slice(0, -excess - 1)}…`) : nameOf(title);
}
