import type { LiveQuestion } from 'shared/contract';
import { idOf } from '../resolve/registry.ts';

type DateQuestion = Extract<LiveQuestion, { kind: 'date' }>;

export type SelectQuestion = Extract<LiveQuestion, { kind: 'select' }>;

type NativeInput =
  | Pick<SelectQuestion, 'kind' | 'isMultiple' | 'options'>
  | Pick<DateQuestion, 'kind' | 'inputType' | 'value'>;

/** The id of the list that an option is in; null: it is in none. */
export function findListOfOption(option: Element): string | null {
  const list = option.closest('select');
  return list && idOf(list);
}

/** null: it is no such field, or disabled. */
export function probeNativeInput(element: Element): NativeInput | null {
  if (element instanceof HTMLSelectElement) {
    if (element.disabled) return null;
    const options = [...element.options].map((option) => ({
      label: option.label,
      isSelected: option.selected,
      isDisabled: option.disabled || option.closest('optgroup')?.disabled === true,
    }));
    return { kind: 'select', isMultiple: element.multiple, options };
  }
  if (!(element instanceof HTMLInputElement) || element.disabled || element.readOnly) return null;
  return { kind: 'date', inputType: element.type as DateQuestion['inputType'], value: element.value };
}
