import type { Locator } from 'playwright-core';
import type { ElementState } from '../../check.ts';
import { isolated, isolatedAll } from '../../isolated.ts';
import { withLens } from '../../lens/lens.ts';
import { isInState } from './element-states.ts';

const TOGGLES = 'input[type=checkbox], input[type=radio], [role=checkbox], [role=radio], [role=switch]';

/** "Only Express is selected": how many others of its group are so as well; null where it stands among no others. */
export async function othersInState(
  locator: Locator,
  state: Exclude<ElementState, 'visible' | 'hidden'>,
): Promise<number | null> {
  const page = locator.page();
  const toggles = page.locator(TOGGLES);
  const group = await isolatedAll(toggles, readGroup, undefined, [], [locator]);
  if (group.length === 0) return null;
  const are = await Promise.all(group.map((index) => isolated(toggles.nth(index), isInState, state)));
  return are.filter(Boolean).length;
}

/** The places among all toggles of the page of those that stand with this one in the closest group, form or part that has others. */
const readGroup = withLens((lens, all: Element[], _: unknown, [, found = []]: Element[][] = []): number[] => {
  const [element] = found;
  const own = element?.closest('label')?.control ?? element;
  for (let node = own && lens.parentOf(own); node; node = lens.parentOf(node)) {
    const holder = node;
    if (!holder.matches('fieldset, form, main, body, ul, table, section, [role=group], [role=radiogroup]'))
      continue;
    const others = all.filter((one) => one !== own && holder.contains(one) && lens.isSeen(one));
    if (others.length > 0) return others.map((one) => all.indexOf(one));
  }
  return [];
});
