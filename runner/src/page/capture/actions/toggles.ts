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
    return { isSelected: element.checked, isToggle: true, label: null };
  const attributes = ['aria-selected', 'aria-checked', 'aria-pressed'].map((name) =>
    element.getAttribute(name),
  );
  const state = attributes.find((value) => value !== null);
  const isToggle =
    element.hasAttribute('aria-pressed') ||
    element.matches('[role=checkbox], [role=switch], [role=radio], [role=menuitemcheckbox]') ||
    (element.matches('[role=option]') && element.closest('[aria-multiselectable=true]') !== null);
  return { isSelected: state === undefined ? null : state === 'true', isToggle, label: null };
}

/** null: it is no toggle. */
export function probeToggle(element: Element): Toggle | null {
  if (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/u.test(element.type))
    return { isOn: element.indeterminate ? null : element.checked, isRadio: element.type === 'radio' };
  const attribute = element.getAttribute('aria-checked') ?? element.getAttribute('aria-pressed');
  if (attribute === null) return null;
  return {
    isOn: attribute === 'mixed' ? null : attribute === 'true',
    isRadio: /radio$/u.test(element.role ?? ''),
  };
}
