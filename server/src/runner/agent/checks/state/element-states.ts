import type { ElementState } from '../../check.ts';

/** Whether an element is in a state; evaluated inside the page. */
export function isInState(node: Element, state: Exclude<ElementState, 'visible' | 'hidden'>): boolean {
  const told = (name: string) => node.getAttribute(`aria-${name}`);
  const isBox = (element?: Element | null) =>
    element instanceof HTMLInputElement && /checkbox|radio/.test(element.type);
  const labelled = node.closest('label')?.control;
  const isLabel = node instanceof HTMLLabelElement;
  // Words in the label of a choice stand for it: the "Pro" of a plan's card.
  const control = labelled && (isLabel || (isBox(labelled) && node.matches('label *'))) ? labelled : node;
  const text = 'value' in control ? String(control.value) : (control.textContent ?? '');
  const isMarked = (element: Element | null) =>
    element !== null &&
    /(?:^|[\s_-])(?:active|selected|current|checked)(?:$|[\s_-])/i.test(`${element.className}`);
  const isOn = (): boolean => {
    if (control instanceof HTMLOptionElement) return control.selected;
    if (control instanceof HTMLInputElement && isBox(control)) return control.checked;
    const boxes = control.querySelectorAll(
      'input[type=checkbox], input[type=radio], [role=checkbox], [role=switch]',
    );
    const [box] = boxes;
    if (box && boxes.length === 1)
      return box instanceof HTMLInputElement ? box.checked : box.getAttribute('aria-checked') === 'true';
    return told('checked') === 'true' || told('pressed') === 'true' || told('selected') === 'true';
  };
  const isChosen = () =>
    isOn() || !/^(?:false)?$/.test(told('current') ?? '') || isMarked(node) || isMarked(node.closest('li'));
  /** What unfolds: the element, the button that it is a part of, or the only one in it. */
  const foldedBy = (): Element | null => {
    const own = node.closest('[aria-expanded], button, summary, [role=button]');
    const inner = node.querySelectorAll('[aria-expanded]');
    return own?.hasAttribute('aria-expanded') ? own : inner.length === 1 ? (inner[0] ?? null) : null;
  };
  const isUnfolded = (): boolean | undefined => {
    const value = foldedBy()?.getAttribute('aria-expanded');
    return value === 'true' || value === 'false' ? value === 'true' : node.closest('details')?.open;
  };
  const isDisabled = () =>
    control.matches(':disabled') || control.closest('[aria-disabled=true]') !== null || isMarkedOff(control);
  /** Only what can be used can be enabled. */
  const isControl = () =>
    control.closest(
      `button, input, select, textarea, option, optgroup, fieldset, a, summary, [tabindex], [contenteditable], [onclick], ${[
        'button',
        'link',
        'tab',
        'checkbox',
        'radio',
        'switch',
        'option',
        'textbox',
        'searchbox',
        'combobox',
        'listbox',
      ]
        .concat('slider', 'spinbutton', 'menuitem', 'treeitem')
        .map((role) => `[role=${role}]`)
        .join(', ')}`,
    ) !== null || getComputedStyle(control).cursor === 'pointer';
  const isMarkedOff = (element: Element) => element.hasAttribute('disabled');
  const isLocked = () =>
    ('readOnly' in control && control.readOnly === true) || told('readonly') === 'true' || isDisabled();
  const isStarred = () =>
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
      ? [...(control.labels ?? [])].some((label) => /\*\s*:?\s*$/.test(label.textContent ?? ''))
      : false;
  const isNeeded = () =>
    isStarred() ||
    ('required' in control && control.required === true) ||
    control.getAttribute('aria-required') === 'true';
  const isFaulty = () =>
    told('invalid') === 'true' ||
    control.matches(':user-invalid') ||
    /(?:^|[\s_-])(?:invalid|error|danger)(?:$|[\s_-])/i.test(
      `${control.className} ${control.parentElement?.className}`,
    );
  /** A button is active that can be used, unless one of its group is marked as the chosen one. */
  const isActive = () => {
    const group = [...(node.parentElement?.children ?? [])];
    const isGroup =
      group.some((one) => isMarked(one)) ||
      ['pressed', 'selected', 'current', 'checked'].some((name) => told(name));
    return control.matches('button, input, select, textarea') && !isGroup
      ? isControl() && !isDisabled()
      : isChosen();
  };
  const focused = () => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active === control;
  };
  switch (state) {
    case 'enabled':
      return isControl() && !isDisabled();
    case 'disabled':
      return isDisabled();
    case 'active':
      return isActive();
    case 'inactive':
      return !isActive();
    case 'checked':
      return isOn();
    case 'unchecked':
      return !isOn();
    case 'selected':
      return isChosen();
    case 'unselected':
      return !isChosen();
    case 'expanded':
      return isUnfolded() === true;
    case 'collapsed':
      return isUnfolded() === false;
    case 'focused':
      return focused();
    case 'unfocused':
      return !focused();
    case 'readonly':
      return isLocked();
    case 'editable':
      return !isLocked();
    case 'required':
      return isNeeded();
    case 'optional':
      return !isNeeded();
    case 'invalid':
      return isFaulty();
    case 'valid':
      return !isFaulty();
    case 'empty':
      return text.trim() === '';
    case 'filled':
      return text.trim() !== '';
  }
}
