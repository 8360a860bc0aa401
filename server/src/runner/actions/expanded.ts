import { isolated } from '../agent/isolated.ts';
import type { Found } from '../agent/finding/settle-on.ts';
import type { Target } from '../agent/target.ts';

/**
 * "Collapse More info": what is asked for is a state, and a click on what is in it already would end it.
 * @returns `expanded` or `collapsed` where it is so already; else null
 */
export async function stateAlready({ locator }: Found, { readings, words }: Target): Promise<string | null> {
  const verb = /^(expand|collapse|unfold) .+$/iu.exec(readings[0]?.name ?? '')?.[1];
  // A button that is called so is clicked.
  if (!verb || /^(?:expand|collapse|unfold)/iu.test(words)) return null;
  const isWanted = verb.toLowerCase() !== 'collapse';
  if ((await isolated(locator, isExpanded)) !== isWanted) return null;
  return isWanted ? 'expanded' : 'collapsed';
}

/** Runs inside the page: null where it tells no such state. */
const isExpanded = (element: Element): boolean | null => {
  const details = element.closest('summary')?.parentElement;
  if (details instanceof HTMLDetailsElement) return details.open;
  const state = element.closest('[aria-expanded]')?.getAttribute('aria-expanded');
  return state === 'true' || state === 'false' ? state === 'true' : null;
};
