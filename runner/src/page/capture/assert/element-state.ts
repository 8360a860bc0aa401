import { isFieldRole } from 'shared/page-model';
import type { ElementState } from 'shared/page-model/assert';
import { STATES } from 'shared/step-language';
import { queryAll, rootOf } from '../dom/basics.ts';
import { ariaOf } from '../dom/told.ts';
import { isSeen } from '../dom/visibility.ts';
import { textOf } from '../dom/visible-text.ts';
import { roleOf } from '../resolve/roles.ts';
import { ownValueOf } from './own-value.ts';

const FIELDS =
  'input:not([type=button], [type=submit], [type=reset], [type=image], [type=hidden]), select, textarea, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton], [role=listbox], [role=slider], [role=checkbox], [role=switch], [role=radio], [role=radiogroup]';
const CONTROLS = `${FIELDS}, button, input, option, optgroup, fieldset, a[href], summary, [tabindex], [aria-disabled], [role=button], [role=link], [role=tab], [role=option], [role=menuitem], [role=menuitemcheckbox], [role=menuitemradio], [role=treeitem]`;
const TICKED = /^(?:checkbox|switch|radio|menuitemcheckbox|menuitemradio)$/;
const CHOICES = /^(?:tab|option|treeitem|radio|menuitemradio)$/;
const HOLDERS = 'nav, ul, ol, menu, [role=navigation], [role=list], [role=menu], [role=menubar]';
const LISTS =
  'ul, ol, table, [role=list], [role=listbox], [role=table], [role=grid], [role=tree], [role=feed]';
const ENTRIES =
  'li, tbody tr, [role=listitem], [role=option], [role=row]:not(:has([role=columnheader])), [role=treeitem], [role=article], article';

const WRONG: (keyof ValidityState)[] = [
  'badInput',
  'customError',
  'patternMismatch',
  'rangeOverflow',
  'rangeUnderflow',
  'stepMismatch',
  'tooLong',
  'tooShort',
  'typeMismatch',
];

/**
 * Runs at an element: whether it is in a state, by its native properties and ARIA attributes, never by classes or colours.
 * null: the element has no such state (a heading is neither checked nor unchecked).
 */
export function readState(element: Element, state: ElementState): boolean | null {
  const attribute = (name: string) => ariaOf(element, `aria-${name}`);
  const role = roleOf(element);
  /** A control by what it says of itself alone: no attribute names its role. */
  const isUnmarked = element.localName.includes('-') && role !== '';
  const isField = element.matches(FIELDS) || (isUnmarked && (isFieldRole(role) || TICKED.test(role)));

  const isChecked = (): boolean | 'partly' | null => {
    if (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type))
      return element.indeterminate ? 'partly' : element.checked;
    const value = attribute('checked') ?? attribute('pressed') ?? (TICKED.test(role) ? 'false' : null);
    return value === null ? null : value === 'mixed' ? 'partly' : value === 'true';
  };

  const isSelected = (): boolean | null => {
    if (element instanceof HTMLOptionElement) return element.selected;
    if (element instanceof HTMLInputElement) return element.type === 'radio' ? element.checked : null;
    const current = attribute('current');
    if (current !== null) return !/^(?:|false)$/.test(current);
    const selected = attribute('selected') ?? (CHOICES.test(role) ? (attribute('checked') ?? 'false') : null);
    if (selected !== null) return selected === 'true';
    return element.closest(HOLDERS)?.querySelector('[aria-current]') ? false : null;
  };

  const isExpanded = (): boolean | null => {
    const value = attribute('expanded');
    if (value !== null) return value === 'true';
    const details = element.matches('summary') ? element.parentElement : element;
    return details instanceof HTMLDetailsElement ? details.open : null;
  };

  const isDisabled = () =>
    element.matches(CONTROLS) || isUnmarked
      ? element.matches(':disabled') ||
        attribute('disabled') === 'true' ||
        element.closest('[aria-disabled=true]') !== null
      : null;

  const isFocused = () => document.hasFocus() && rootOf(element).activeElement === element;

  const isRequired = () =>
    isField ? ('required' in element && element.required === true) || attribute('required') === 'true' : null;

  /** Where a value is chosen from a list, the attribute says only that nothing can be typed. */
  const isChosen = role === 'combobox' || element.matches('[aria-haspopup=listbox]');

  const isReadOnly = () =>
    isField
      ? attribute('readonly') === 'true' || (!isChosen && 'readOnly' in element && element.readOnly === true)
      : null;

  /** An element of the page's own that is a form control by its `ElementInternals`. */
  const isOwnControl = element.localName.includes('-') && element.matches(':valid, :invalid');

  /** That a required field has not been filled in yet is no error before the browser says so. */
  const isRejected = () => {
    if (!element.matches(':invalid') || element.matches(':user-invalid'))
      return element.matches(':user-invalid');
    const { validity } = element as Partial<HTMLInputElement>;
    return !validity || WRONG.some((flag) => validity[flag]);
  };

  const isInvalid = () =>
    isField || isOwnControl ? !/^(?:|false)$/.test(attribute('invalid') ?? '') || isRejected() : null;

  const isEmpty = (): boolean | null => {
    if (element instanceof HTMLSelectElement) return element.value === '';
    const own = ownValueOf(element);
    if (own) return own.text.trim() === '' || own.isPrompt === true;
    if (isChecked() !== null || element.matches('button')) return null;
    if (element.matches(LISTS)) return !queryAll(element, ENTRIES).some((entry) => isSeen(entry));
    return textOf(element).written === '';
  };

  const checked = (wanted: boolean): boolean | null => {
    const is = isChecked();
    return is === null ? null : is === wanted;
  };

  switch (state) {
    case 'disabled':
      return isDisabled();
    case 'checked':
    case 'on':
      return checked(true);
    case 'unchecked':
    case 'off':
      return checked(false);
    case 'selected':
      return isSelected();
    case 'expanded':
      return isExpanded();
    case 'focused':
      return isFocused();
    case 'empty':
      return isEmpty();
    case 'required':
      return isRequired();
    case 'read-only':
      return isReadOnly();
    case 'editable':
      return isReadOnly() === null ? null : !isReadOnly() && !isDisabled();
    case 'invalid':
      return isInvalid();
    default: {
      const isOpposite = readState(element, STATES[state]);
      return isOpposite === null ? null : !isOpposite;
    }
  }
}

/** Whether an element is rendered, with or without a size. */
export const isDrawn = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
