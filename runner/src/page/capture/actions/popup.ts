import { comparableText } from 'shared/step-language/normal-text';
import { textOf } from '../dom/visible-text.ts';
import type { Option } from './option.ts';

interface Dropdown {
  /** The popup that it declares; null: none. */
  popup: 'list' | 'menu' | null;
  /** Where its options are: in itself, in the element of this id, or anywhere in the document. */
  scope: 'self' | 'document' | { id: string };
  isOpen: boolean;
  /** The suggestions of an `<input list>`; null: it is none. */
  valueOptions: string[] | null;
}

/** What an element says about the list that it opens. */
export function probeDropdown(element: Element): Dropdown {
  if (element instanceof HTMLInputElement && element.list)
    return {
      popup: 'list',
      scope: 'self',
      isOpen: false,
      valueOptions: [...element.list.options].map(({ value }) => value),
    };
  const box = element.closest('[role=combobox], [role=listbox], [aria-haspopup]') ?? element;
  const candidates = [element, box, ...box.querySelectorAll('[aria-haspopup], [aria-controls], [aria-owns]')];
  const attributeOf = (name: string) =>
    candidates.map((candidate) => candidate.getAttribute(name)).find((value) => value !== null) ?? null;
  const haspopup = attributeOf('aria-haspopup');
  const isList =
    box.matches('[role=combobox], [role=listbox]') || haspopup === 'listbox' || haspopup === 'tree';
  const isMenu = haspopup === 'menu' || haspopup === 'true';
  const root = element.getRootNode() as Document | ShadowRoot;
  const id = [attributeOf('aria-controls'), attributeOf('aria-owns')].find(
    (one) => one && root.getElementById(one),
  );
  return {
    popup: isList ? 'list' : isMenu ? 'menu' : null,
    scope: box.matches('[role=listbox]') ? 'self' : id ? { id } : 'document',
    isOpen: box.matches('[role=listbox]') || attributeOf('aria-expanded') === 'true',
    valueOptions: null,
  };
}

/**
 * Whether a dropdown shows a label as its value: in its own text or value, or in a text next to it within the
 * box around it that contains no other control ("chips").
 */
export function showsLabel(element: Element, label: string): boolean {
  const CONTROLS =
    'input:not([type=hidden]), select, textarea, [role=combobox], [role=textbox], [aria-haspopup]';
  const BUTTONS = 'button, [role=button]';
  const OTHERS = '[role=listbox], [role=menu], [role=tree], label, legend';
  const tidy = (text: string) => comparableText(text).toLowerCase();
  const wanted = tidy(label);
  if ('value' in element && typeof element.value === 'string' && tidy(element.value) === wanted) return true;
  let box = element;
  for (let level = 0; level < 4; level++) {
    const parent = box.parentElement;
    if (!parent || parent.matches('form, fieldset, section, body, tr, li, [role=group]')) break;
    const controls = [...parent.querySelectorAll(CONTROLS)];
    if (controls.some((control) => !element.contains(control) && !control.contains(element))) break;
    box = parent;
  }
  // A chip has a button that removes it.
  const shownIn = (candidate: Element) =>
    textOf(candidate, (part) => part !== candidate && part.matches(BUTTONS)).drawn;
  return [box, ...box.querySelectorAll('*')].some(
    (candidate) =>
      tidy(shownIn(candidate)) === wanted && candidate.checkVisibility() && !candidate.closest(OTHERS),
  );
}

/** Whether options can be searched by typing: `listing` if the field says that it lists what fits. */
export function searchKind(dropdown: Element): 'listing' | 'field' | 'none' {
  if (!(dropdown instanceof HTMLInputElement) || dropdown.readOnly) return 'none';
  const autocomplete = dropdown.getAttribute('aria-autocomplete');
  return autocomplete === 'list' || autocomplete === 'both'
    ? 'listing'
    : autocomplete === 'none'
      ? 'none'
      : 'field';
}

/** Whether several options of its list can be selected. */
export function isOneOfSeveral(option: Element): boolean {
  return option.closest('[aria-multiselectable=true], [role=menu]') !== null;
}

/** Options made of ARIA roles. */
export function readPopupOptions(elements: Element[]): Option[] {
  return elements.map((element) => {
    const attribute = element.getAttribute('aria-selected') ?? element.getAttribute('aria-checked');
    return {
      label:
        element.getAttribute('aria-label') ?? ((element as HTMLElement).innerText || textOf(element).drawn),
      isDisabled: element.getAttribute('aria-disabled') === 'true',
      isSelected: attribute === null ? null : attribute === 'true',
    };
  });
}
