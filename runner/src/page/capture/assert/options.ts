import { cleanText } from 'shared/step-language/normal-text';
import { queryAll, referredBy } from '../dom/basics.ts';
import { isSeen } from '../dom/visibility.ts';
import { textOf } from '../dom/visible-text.ts';
import { labelOf } from './own-value.ts';

/** Runs at an element: the labels of its options; null: it has none. */
export function readOptions(element: Element): string[] | null {
  const OPTIONS =
    '[role=option], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=radio], input[type=radio]';
  if (element instanceof HTMLSelectElement)
    return [...element.options].filter((option) => !option.hidden).map(({ label }) => cleanText(label));
  if (element instanceof HTMLInputElement && element.list)
    return [...element.list.options].map(({ label, value }) => cleanText(label || value));
  const holders = [element, ...referredBy(element, 'aria-controls'), ...referredBy(element, 'aria-owns')];
  const options = holders.flatMap((holder) => queryAll(holder, OPTIONS)).filter((one) => isSeen(one));
  const labels = options.map((option) =>
    option instanceof HTMLInputElement ? labelOf(option) : cleanText(textOf(option).written),
  );
  return labels.length > 0 ? labels : null;
}
