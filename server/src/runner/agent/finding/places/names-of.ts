import type { Locator } from 'playwright-core';
import { isolated } from '../../isolated.ts';
import { withLens } from '../../lens/lens.ts';

/** What holders are called by the text in them that has a name in it: "Hex bolt M8" for "Hex bolt"; the name itself where it is a text of its own. */
export function namesOf(holders: Locator[], name: string): Promise<string[]> {
  return Promise.all(holders.map((holder) => isolated(holder, nameIn, name).catch(() => name)));
}

const nameIn = withLens((lens, holder: Element, name: string): string => {
  const holds = (element: Element) =>
    lens
      .clean(element.textContent ?? '')
      .toLowerCase()
      .includes(name.toLowerCase());
  const texts = [...holder.querySelectorAll('*')].filter(
    (element) => lens.isSeen(element) && holds(element) && ![...element.children].some(holds),
  );
  const names = texts.map((element) => lens.clean(element.textContent ?? ''));
  const [shortest = name] = names.sort((a, b) => a.length - b.length);
  return shortest.length > 80 ? name : shortest;
});
