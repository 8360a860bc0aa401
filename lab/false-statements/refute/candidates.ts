import { elementKinds, type Kind, type Target } from 'shared/step-language';
import type { PageElement, Snapshot } from '../snapshot.ts';

/** Kinds that a person may also see in elements of other roles than their own. */
const LOOSE_KINDS: Partial<Record<Kind, string[]>> = {
  field: ['textbox', 'searchbox', 'spinbutton', 'combobox', 'slider', 'color', 'file', 'checkbox', 'radio'],
  // A file field looks like a button.
  button: ['button', 'link', 'tab', 'menuitem', 'switch', 'option', 'radio', 'checkbox', 'file', 'color'],
  link: ['link', 'button', 'menuitem', 'tab'],
  checkbox: ['checkbox', 'switch', 'radio', 'button', 'menuitemcheckbox', 'option'],
  'radio button': ['radio', 'checkbox', 'option', 'button', 'menuitemradio'],
  switch: ['switch', 'checkbox', 'button'],
  tab: ['tab', 'button', 'link', 'radio', 'listitem'],
  dropdown: ['combobox', 'listbox', 'button'],
};

/** The elements that a name could possibly mean, seen or not, of any kind. */
export function candidates(page: Snapshot, { name }: Target): PageElement[] {
  if (name === null) return [];
  return page.elements.filter(({ names }) => names.some((own) => own.toLowerCase() === name.toLowerCase()));
}

/** Whether anything on the page has this whole name or text, seen or not. */
export function existsAtAll(page: Snapshot, name: string): boolean {
  return (
    page.wholeTexts.includes(name.toLowerCase()) || page.everything.toLowerCase().includes(name.toLowerCase())
  );
}

/** Whether an element could be said to be of this kind. */
export function couldBe({ role }: PageElement, kind: Kind): boolean {
  return elementKinds[kind].roles.includes(role) || (LOOSE_KINDS[kind]?.includes(role) ?? false);
}

/** Whether an element certainly is of this kind. */
export function certainlyIs({ role }: PageElement, kind: Kind): boolean {
  return elementKinds[kind].roles[0] === role;
}

/** How often a text stands on the page as the whole text of something seen. */
export function timesShown(page: Snapshot, text: string): number {
  return page.shownTexts.filter((shown) => shown.text.toLowerCase() === text.toLowerCase()).length;
}
