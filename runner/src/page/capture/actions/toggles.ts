import { ariaOf } from '../dom/told.ts';
import { roleOf } from '../resolve/roles.ts';

interface Choice {
  /** null: unknown. */
  isSelected: boolean | null;
  /** A click deselects it if it is selected. */
  isToggle: boolean;
  /** The label of a native option; null: it is none. */
  label: string | null;
}

interface Toggle {
  /** null: mixed. */
  isOn: boolean | null;
  isRadio: boolean;
}

/** Whether an element is chosen. */
export function probeChoice(element: Element): Choice {
  if (element instanceof HTMLOptionElement)
    return { isSelected: element.selected, isToggle: false, label: element.label };
  if (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/u.test(element.type))
    return { isSelected: element.checked && !element.indeterminate, isToggle: true, label: null };
  const attributes = ['aria-selected', 'aria-checked', 'aria-pressed'].map((name) => ariaOf(element, name));
  const state = attributes.find((value) => value !== null);
  const role = roleOf(element);
  const isToggle =
    ariaOf(element, 'aria-pressed') !== null ||
    /^(?:checkbox|switch|radio|menuitemcheckbox)$/u.test(role) ||
    (role === 'option' && element.closest('[aria-multiselectable=true]') !== null);
  return { isSelected: state === undefined ? null : state === 'true', isToggle, label: null };
}

/** null: it is no toggle. */
export function probeToggle(element: Element): Toggle | null {
  if (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/u.test(element.type))
    return { isOn: element.indeterminate ? null : element.checked, isRadio: element.type === 'radio' };
  const attribute = ariaOf(element, 'aria-checked') ?? ariaOf(element, 'aria-pressed');
  if (attribute === null) return null;
  return {
    isOn: attribute === 'mixed' ? null : attribute === 'true',
    isRadio: /radio$/u.test(roleOf(element)),
  };
}
