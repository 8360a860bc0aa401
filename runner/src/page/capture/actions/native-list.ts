import type { Option } from './option.ts';

export interface NativeList {
  options: Option[];
  isMultiple: boolean;
  /** The first option is a placeholder ("Choose…"). */
  hasPlaceholder: boolean;
  /** Differs if the text or the address of the page does. */
  page: string;
}

/** The options of a `<select>`. */
export function probeList(list: Element): NativeList {
  if (!(list instanceof HTMLSelectElement))
    return { options: [], isMultiple: false, hasPlaceholder: false, page: '' };
  let hash = 0;
  for (const character of document.body.textContent ?? '')
    hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 0x7fffffff;
  return {
    options: [...list.options].map((option) => ({
      label: option.label,
      isDisabled: option.disabled || option.closest('optgroup')?.disabled === true,
      isSelected: option.selected,
    })),
    isMultiple: list.multiple,
    hasPlaceholder: list.options[0]?.value === '',
    page: `${location.href} ${hash}`,
  };
}
