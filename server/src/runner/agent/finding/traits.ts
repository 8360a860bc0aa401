import type { Locator } from 'playwright-core';
import { isolated, PATIENT_MS } from '../isolated.ts';
import { withPieces } from '../lens/lens.ts';
import { plainName, type PlainName } from '../lens/plain-name.ts';

/** What has to be known of an element before something is done to it. */
export interface Traits {
  /** What is typed here must not be repeated anywhere. */
  isSecret: boolean;
  /** `list`: a native dropdown, `option`: one of its entries, `box`: to tick, `text`: to write in. */
  sort: 'list' | 'option' | 'box' | 'text' | 'other';
  /** null: it takes more to know it. */
  plainName: PlainName | null;
  /** "The Name header", where the cell holds a button of its name and does nothing itself. */
  holdsItsButton: boolean;
}

const UNKNOWN: Traits = { isSecret: true, sort: 'other', plainName: null, holdsItsButton: false };

/** What went away meanwhile has none; why nothing can be done to it is told by the attempt. */
export function traitsOf(locator: Locator): Promise<Traits> {
  return isolated(locator, readTraits, undefined, PATIENT_MS).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'TimeoutError') return UNKNOWN;
    throw error;
  });
}

const readTraits = withPieces(plainName)((lens, element: Element): Traits => {
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
  const buttons = element.querySelectorAll('a[href], button, [role=button]');
  const holdsItsButton =
    element.matches('th, td, li, h1, h2, h3, h4, h5, h6, [role=columnheader], [role=listitem]') &&
    buttons.length === 1 &&
    getComputedStyle(element).cursor !== 'pointer' &&
    buttons[0]?.textContent?.trim() === element.textContent?.trim();
  return { isSecret, sort: sortOf(), plainName: lens.plainNameOf(element), holdsItsButton };
}) as (element: Element) => Traits;
