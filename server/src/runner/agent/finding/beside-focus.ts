import type { Locator } from 'playwright-core';
import { isolatedAll } from '../isolated.ts';

/** Of several, those that stand in one row or form with the field that has the focus: "Type 3 into Quantity and click Update". */
export async function besideFocus(elements: Locator[]): Promise<Locator[]> {
  const [first, ...others] = elements;
  if (!first || others.length === 0) return [];
  const all = others.reduce((union, one) => union.or(one), first);
  if ((await all.count()) !== elements.length) return [];
  const places = await isolatedAll(all, placesByFocus, undefined, []);
  return places.map((place) => all.nth(place));
}

/** Runs inside the page. */
function placesByFocus(all: Element[]): number[] {
  const FIELDS =
    'input:not([type=submit], [type=button], [type=checkbox], [type=radio]), textarea, select, [contenteditable]';
  const ROWS = 'tr, li, article, fieldset, form, [role=row], [role=listitem], [role=group]';
  const field = document.activeElement?.matches(FIELDS) === true ? document.activeElement : null;
  for (let row = field?.closest(ROWS); row; row = row.parentElement?.closest(ROWS)) {
    const inside = all.flatMap((element, index) => (row?.contains(element) ? [index] : []));
    if (inside.length > 0) return inside;
  }
  return [];
}
