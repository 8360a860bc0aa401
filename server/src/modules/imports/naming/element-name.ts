import { elementKinds, type Kind, type Target } from 'shared/step-language';
import { ownValue, tidyName } from './texts.ts';

/** What a file says about an element. */
export interface ElementName {
  /** null: nothing that a person sees names it. */
  target: Target | null;
  warning: string | null;
  /** Of an element without a name. */
  kind?: Kind | null;
  /** Its words are looked for on the page as a text, not as the name of a control. */
  isText?: boolean;
}

/** Why an element has no name, for the person who has to give it one. */
export const NAMELESS =
  'The file names this element by its place in the markup only. Name it as the page shows it, or pick it in the live browser.';

/** Likewise of an element that has only an id for tests; null: the file makes it up. */
export function namelessByTestId(value: string | null): string {
  return `The file names the element by its test id${value === null ? '' : ` "${value}"`}, which no one sees. Name it as the page shows it, or pick it in the live browser.`;
}

/** The step asserts less than the file, which is said. */
export const ANYWHERE =
  'The file expects the text in one element, which has no name; the step accepts it anywhere on the page.';

/** Kinds for roles that several kinds have. */
const PREFERRED: Record<string, Kind> = {
  combobox: 'dropdown',
  listbox: 'list',
  listitem: 'item',
  article: 'card',
  group: 'section',
  region: 'section',
  img: 'image',
  image: 'image',
  figure: 'chart',
  button: 'button',
  treeitem: 'tree item',
  menuitemcheckbox: 'menu item',
  menuitemradio: 'menu item',
};

/** The kind of element that has this ARIA role; null: the language has no word for it. */
export function kindOfRole(role: string): Kind | null {
  const name = role.toLowerCase();
  const preferred = ownValue(PREFERRED, name);
  if (preferred) return preferred;
  const found = Object.entries(elementKinds).find(([, { roles }]) => roles.includes(name));
  return (found?.[0] as Kind | undefined) ?? null;
}

const KINDS_OF_TAGS: Record<string, Kind> = {
  a: 'link',
  button: 'button',
  select: 'dropdown',
  textarea: 'field',
  option: 'option',
  img: 'image',
  table: 'table',
  tr: 'row',
  td: 'cell',
  th: 'column',
  li: 'item',
  iframe: 'frame',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
};

const KINDS_OF_INPUTS: Record<string, Kind> = {
  submit: 'button',
  button: 'button',
  reset: 'button',
  image: 'button',
  checkbox: 'checkbox',
  radio: 'radio button',
  range: 'slider',
};

/** The kind of an HTML element; null: it may be anything. */
export function kindOfTag(tag: string | null, inputType: string | null = null): Kind | null {
  const name = tag?.toLowerCase() ?? '';
  if (name === 'input') return KINDS_OF_INPUTS[inputType?.toLowerCase() ?? ''] ?? 'field';
  return ownValue(KINDS_OF_TAGS, name) ?? null;
}

/** An element with this name, which is what a person sees of it. */
export function named(name: string, kind: Kind | null = null): Target {
  return { name: tidyName(name), kind, ordinal: null, place: null };
}
