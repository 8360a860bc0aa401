import type { FieldRow } from '../../page/capture/actions/row.ts';
import { evaluateIfSingle } from '../../page/evaluate-isolated.ts';
import type { PageElement } from '../on-element.ts';
import { isTypedValue } from './typed-value.ts';

/** undefined: the field has been removed. */
export function readRow({ locator }: PageElement): Promise<FieldRow | undefined> {
  return evaluateIfSingle(locator, 'probeRow');
}

/** Over how many fields of a row, from its first on, a text is spread; 0: it is not what they hold. */
export function spreadOver({ values }: FieldRow, type: string, text: string): number {
  for (let count = 1; count <= values.length; count++)
    if (isTypedValue(type, values.slice(0, count).join(''), text)) return count;
  return 0;
}
