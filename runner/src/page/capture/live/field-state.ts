import { probeExpanded } from '../actions/expanded.ts';
import { isSecretInput } from '../dom/secret-input.ts';

/** What an element is to a person who clicks it or types, and its state now. */
export interface FieldState {
  /** What a click or a key does with it. */
  use: 'type' | 'toggle' | 'radio' | 'option' | 'slider' | 'list' | 'date' | 'file' | 'other';
  /** Whether it is on, checked or selected; null: it has no such state. */
  isOn: boolean | null;
  /** null: it says nothing of it. */
  isExpanded: boolean | null;
  /** A text of several lines, in which Enter begins the next one. */
  isMultiline: boolean;
  /** Rich text. */
  isRich: boolean;
  /** It is a password field, or was one before the page showed its text. */
  isSecret: boolean;
  isDisabled: boolean;
}

/** What an element is to a person who uses it. */
export function probeFieldState(element: Element): FieldState {
  const DATES = /^(?:date|time|month|week|datetime-local|color)$/u;
  const BUTTONS = /^(?:button|submit|reset|image)$/u;
  const role = element.getAttribute('role')?.trim().toLowerCase() ?? '';
  const attribute = (name: string) => {
    const value = element.getAttribute(name);
    return value === null || value === 'mixed' ? null : value === 'true';
  };
  const state: FieldState = {
    use: 'other',
    isOn: null,
    isExpanded: probeExpanded(element),
    isMultiline: false,
    isRich: false,
    isSecret: false,
    isDisabled: element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null,
  };
  if (element instanceof HTMLInputElement) {
    const { type, checked, readOnly, indeterminate } = element;
    if (type === 'checkbox') return { ...state, use: 'toggle', isOn: indeterminate ? null : checked };
    if (type === 'radio') return { ...state, use: 'radio', isOn: checked };
    if (type === 'range') return { ...state, use: 'slider' };
    if (type === 'file') return { ...state, use: 'file' };
    if (DATES.test(type)) return readOnly ? state : { ...state, use: 'date' };
    if (BUTTONS.test(type) || readOnly || element.disabled) return state;
    return { ...state, use: 'type', isSecret: isSecretInput(element) };
  }
  if (element instanceof HTMLTextAreaElement)
    return element.readOnly || element.disabled ? state : { ...state, use: 'type', isMultiline: true };
  if (element instanceof HTMLElement && element.isContentEditable)
    return {
      ...state,
      use: 'type',
      isMultiline: element.getAttribute('aria-multiline') !== 'false',
      isRich: true,
    };
  if (element instanceof HTMLSelectElement) return { ...state, use: 'list' };
  if (role === 'slider') return { ...state, use: 'slider' };
  if (role === 'radio' || role === 'menuitemradio')
    return { ...state, use: 'radio', isOn: attribute('aria-checked') };
  if (role === 'checkbox' || role === 'switch' || role === 'menuitemcheckbox')
    return { ...state, use: 'toggle', isOn: attribute('aria-checked') };
  if (element.hasAttribute('aria-pressed'))
    return { ...state, use: 'toggle', isOn: attribute('aria-pressed') };
  if (role === 'option')
    return { ...state, use: 'option', isOn: attribute('aria-selected') ?? attribute('aria-checked') };
  return state;
}
