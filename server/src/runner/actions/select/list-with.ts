import type { Locator } from 'playwright-core';
import type { Target } from '../../agent/target.ts';
import type { Session } from '../../agent/session.ts';
import { isolatedAll } from '../../agent/isolated.ts';

/** "The dropdown", of which there are several: the one that has the option. */
export async function listWith(session: Session, option: string, target: Target): Promise<Target> {
  if (target.within || target.readings.every(({ name, ordinal }) => name !== '' || ordinal !== null))
    return target;
  const [only, ...others] = await listsWith(session, option);
  return only === undefined || others.length > 0 ? target : { ...target, locator: only };
}

/** "The filter", which nothing is called: the only list that has the option. null: something else is named, or it is not the only one. */
export async function anyFilter(session: Session, option: string, target: Target): Promise<Target | null> {
  if (target.within || !/^(?:the |this )?(?:filter|selection|sorting)s?$/iu.test(target.words)) return null;
  const [only, ...others] = await listsWith(session, option);
  return only && others.length === 0 ? { ...target, locator: only } : null;
}

/** The native lists of the page that have an option of that label. */
export async function listsWith(session: Session, label: string): Promise<Locator[]> {
  const lists = session.window.page().locator('select').filter({ visible: true });
  const places = await isolatedAll(lists, placesOf, label, []);
  return places.map((place) => lists.nth(place));
}

/** Runs inside the page. */
function placesOf(lists: Element[], label: string): number[] {
  const has = (list: Element) =>
    [...(list as HTMLSelectElement).options].some(
      (one) => one.label.trim().toLowerCase() === label.toLowerCase(),
    );
  return lists.flatMap((list, index) => (has(list) ? [index] : []));
}
