import type { Locator } from 'playwright-core';
import { isolated, PATIENT_MS } from '../isolated.ts';

/** What has to be known of an element before something is done to it. */
export interface Traits {
  /** What is typed here must not be repeated anywhere. */
  isSecret: boolean;
  /** `list`: a native dropdown, `option`: one of its entries, `box`: to tick, `text`: to write in. */
  sort: 'list' | 'option' | 'box' | 'text' | 'other';
}

/** What went away meanwhile has none; why nothing can be done to it is told by the attempt. */
export function traitsOf(locator: Locator): Promise<Traits> {
  return isolated(locator, readTraits, undefined, PATIENT_MS).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'TimeoutError') return { isSecret: true, sort: 'other' };
    throw error;
  });
}

/** Runs inside the page. */
function readTraits(element: Element): Traits {
  const sortOf = (): Traits['sort'] => {
    if (element instanceof HTMLSelectElement) return 'list';
    if (element instanceof HTMLOptionElement) return 'option';
    if (element.matches('input:is([type=checkbox], [type=radio])')) return 'box';
    const isText = element.matches(
      'textarea, input:not([type=button], [type=submit], [type=image], [type=reset], [type=file], [role=combobox])',
    );
    return isText ? 'text' : 'other';
  };
  const isSecret =
    element instanceof HTMLInputElement &&
    (element.type === 'password' || /password|one-time-code|cc-(?:csc|number)/.test(element.autocomplete));
  return { isSecret, sort: sortOf() };
}
