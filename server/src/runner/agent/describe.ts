import type { Locator } from 'playwright-core';
import type { PlainName } from './lens/plain-name.ts';
import type { Target } from './target.ts';

const ROLE_WORDS: Record<string, string> = {
  textbox: 'field',
  searchbox: 'search field',
  combobox: 'list',
  spinbutton: 'number field',
  img: 'image',
  listitem: 'list item',
  generic: 'element',
  paragraph: 'text',
};

/** What is looked at again and again is waited for no longer, in milliseconds: it may have gone meanwhile. */
export const LOOK_MS = 1000;

/**
 * An element in words, e.g. `button "Buy now"`. Never its value.
 * @param known what it is called, where that is known; else the page is asked
 * @param timeout milliseconds that the element is waited for then
 */
export async function describeElement(
  locator: Locator,
  target: Target,
  known: PlainName | null = null,
  timeout = 5000,
): Promise<string> {
  if (known) return `${ROLE_WORDS[known.role] ?? known.role} "${known.name}"`;
  const snapshot = await locator.ariaSnapshot({ timeout }).catch(() => '');
  const line = /^- (\w+)(?: ("(?:[^"\\]|\\.)*"))?(?:[^:\n]*: "?([^\n]+?)"?(?:\n|$))?/u.exec(snapshot);
  const role = line?.[1] && line[1] !== 'text' ? (ROLE_WORDS[line[1]] ?? line[1]) : 'element';
  // What has no name, and was not given one, is told by its text; what stands in a field is not told.
  const said = role === 'text' || role === 'element' || role === 'alert' ? line?.[3] : undefined;
  const called = target.readings[0]?.name || (said ? shorten(said) : target.words);
  return `${role} ${line?.[2] ?? `"${called}"`}`;
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** A target in the step's own words. */
export function quote(target: Target): string {
  return `"${target.words}"`;
}

export const MASK = '••••';

/** `Button "Buy"` at the start of a sentence. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Where a quoted text ends with a stop of its own, the sentence needs no other: `The page shows "Thanks!"` */
export function withoutDoubledStops(text: string): string {
  return text.replace(/(?<=[.!?…]["”])\.(?=\s|$)/gu, '');
}
