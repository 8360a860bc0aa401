import { nodesOf, textOf } from './nodes.ts';
import type { PageModel } from './page-model.ts';

/** Whether a page says that something has gone wrong, and an earlier one did not say so: by the status that it came with, or by an alert. */
export function showsError(page: PageModel, earlier?: PageModel): boolean {
  const known = new Set(earlier ? alertsOn(earlier) : []);
  const isRefused = page.status !== undefined && page.status !== earlier?.status;
  return isRefused || alertsOn(page).some((text) => !known.has(text));
}

function alertsOn(page: PageModel): string[] {
  return [...nodesOf(page)]
    .filter(({ role }) => role === 'alert')
    .map(textOf)
    .filter((text) => text !== '');
}
