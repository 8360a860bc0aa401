import type { PageElement } from '../snapshot.ts';
import type { Naming } from './naming.ts';
import type { Texts } from './texts.ts';
import type { Visibility } from './visibility.ts';

export type ReadElement = (element: Element, role: string) => PageElement;

/** Reads the properties of an element. Runs in the page: it uses nothing from outside but its parameters. */
export function createElementReader(
  { clean }: Texts,
  { boxOf, mayBeSeen, isShown }: Visibility,
  { namesOf }: Naming,
): ReadElement {
  const flag = (element: Element, name: string): boolean | null => {
    const value = element.getAttribute(name);
    return value === null ? null : value === 'true';
  };
  const isControl = (role: string) =>
    /^(button|link|textbox|searchbox|spinbutton|slider|combobox|checkbox|radio|switch|tab|menuitem|option|color|file)/.test(
      role,
    );

  return function read(element: Element, role: string): PageElement {
    const input = element as HTMLInputElement;
    const select = element.tagName === 'SELECT' ? (element as unknown as HTMLSelectElement) : null;
    const isField =
      /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName) &&
      !/^(button|checkbox|radio|hidden|file)$/.test(role);
    const isNative = /^(checkbox|radio)$/.test(input.type ?? '') && element.tagName === 'INPUT';
    const names = namesOf(element);
    return {
      role,
      names,
      name: names[0] ?? '',
      showsName: element instanceof HTMLElement && clean(element.innerText) === (names[0] ?? ''),
      address: element instanceof HTMLAnchorElement ? element.href : null,
      isShown: isShown(element),
      mayBeSeen: mayBeSeen(element),
      inputType: element.tagName === 'INPUT' ? input.type : null,
      value: select
        ? clean([...select.selectedOptions].map(({ label }) => label).join(', '))
        : isField
          ? input.value
          : null,
      placeholder: element.getAttribute('placeholder'),
      options: select ? [...select.options].map(({ label }) => clean(label)) : null,
      checked: isNative ? input.checked : (flag(element, 'aria-checked') ?? flag(element, 'aria-pressed')),
      selected:
        flag(element, 'aria-selected') ??
        (isNative
          ? input.checked
          : role === 'option' && 'selected' in element
            ? Boolean(element.selected)
            : null),
      expanded: flag(element, 'aria-expanded'),
      disabled: isControl(role)
        ? element.matches(':disabled') ||
          element.closest('[aria-disabled=true], .disabled, [inert]') !== null ||
          getComputedStyle(element).pointerEvents === 'none'
        : null,
      required:
        isField || isNative ? input.required || element.getAttribute('aria-required') === 'true' : null,
      readOnly: isField
        ? input.readOnly === true ||
          element.getAttribute('aria-readonly') === 'true' ||
          element.matches(':disabled')
        : null,
      focused: isControl(role) ? element.matches(':focus-within') : null,
      max:
        input.type === 'range' || input.type === 'number'
          ? input.max === ''
            ? null
            : Number(input.max)
          : null,
      box: boxOf(element),
    };
  };
}
