import { rowParts } from 'shared/page-model';
import type { SeenValue } from 'shared/page-model/assert';
import { cleanText } from 'shared/step-language/normal-text';
import { cellsUnder, gridOf, tableAround } from '../dom/table-grid.ts';
import { readTable } from './tables.ts';
import { isForSecret } from '../dom/secret-input.ts';
import { editorOf } from '../dom/visibility.ts';
import { textOf } from '../dom/visible-text.ts';

const NO_VALUE = /^(?:checkbox|radio|button|submit|reset|image|hidden)$/;
const NUMBERS = '[role=slider], [role=spinbutton], [role=progressbar], [role=meter], [role=scrollbar]';
const TEXTS =
  '[contenteditable]:not([contenteditable=false]), [role=textbox], [role=searchbox], [role=combobox], output';
const COMBOBOXES = '[role=combobox], [aria-haspopup=listbox]';
const GROUPS = 'body, form, fieldset, section, tr, li, td, label, [role=group]';
const FOREIGN =
  'input:not([type=hidden]), select, textarea, label, legend, p, h1, h2, h3, h4, h5, h6, [role=listbox], [role=status], [role=alert], [role=combobox], [role=textbox]';
const BUTTONS = 'button, [role=button]';
const RADIOS = 'input[type=radio], [role=radio]';

const plain = (text: string, isSecret = false): SeenValue => ({ text, drawn: text, isSecret });

/** The label of a checkbox or radio button. */
export const labelOf = (control: Element): string => {
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : control;
  return cleanText(control.getAttribute('aria-label') ?? label?.textContent ?? '');
};

/** Whether an element draws a sign, such as the arrow of a dropdown. A flag says something. */
const isDrawnSign = (element: Element): boolean =>
  /^(?:(?!\p{Emoji_Presentation})\p{So})+$/u.test(cleanText(element.textContent ?? ''));

/** What stands in the box of a control, which holds no other control and no text about it; null: there is no box, or no text. */
const shownAround = (control: Element): SeenValue | null => {
  const lists =
    `${control.getAttribute('aria-controls') ?? ''} ${control.getAttribute('aria-owns') ?? ''}`.split(' ');
  const isOwn = (one: Element) => one === control || (one.id !== '' && lists.includes(one.id));
  // The signs that remove what is chosen are no part of it.
  const isLeftOut = (one: Element) =>
    (one !== control && isOwn(one)) ||
    (one.matches(BUTTONS) && !/[\p{L}\p{N}]/u.test(one.textContent ?? '')) ||
    isDrawnSign(one);
  let box = control;
  for (let parent = box.parentElement; parent && !parent.matches(GROUPS); parent = box.parentElement) {
    const others = parent.querySelectorAll(FOREIGN);
    if ([...others].some((other) => !isOwn(other))) break;
    box = parent;
  }
  const { written, drawn } = textOf(box, isLeftOut);
  if (box === control || cleanText(written) === '') return null;
  const isPrompt = /(?:…|\.\.\.)$/.test(cleanText(written)) || hasOnlyPlaceholder(box);
  return { text: written, drawn, isSecret: false, isPrompt };
};

const hasOnlyPlaceholder = (box: Element): boolean => {
  const marked = box.querySelector('[class*=placeholder i], [id*=placeholder i]');
  return marked !== null && textOf(marked).written === textOf(box).written;
};

const inputValue = (input: HTMLInputElement): SeenValue | null => {
  if (NO_VALUE.test(input.type)) return null;
  if (input.type === 'file') return plain([...(input.files ?? [])].map(({ name }) => name).join(', '));
  const chosen = input.value === '' && input.matches(COMBOBOXES) ? shownAround(input) : null;
  return chosen ?? plain(input.value, isForSecret(input));
};

/**
 * The own value of an element.
 * - a field: its value; a dropdown: the labels of the selected options; a file field: the names of its files
 * - slider, spin button, progress bar, meter: their number (`aria-valuenow`)
 * - editable content, and a combobox that is no field: its text
 * - a combobox whose field is for searching only: what is shown in the box around it
 *
 * A checkbox, radio button or button has none: null.
 */
export const ownValueOf = (element: Element): SeenValue | null => {
  if (element instanceof HTMLInputElement) return inputValue(element);
  if (element instanceof HTMLTextAreaElement) {
    const editor = editorOf(element);
    return editor ? writtenIn(editor) : plain(element.value);
  }
  if (element instanceof HTMLSelectElement)
    return plain([...element.selectedOptions].map(({ label }) => cleanText(label)).join(', '));
  if (element instanceof HTMLProgressElement || element instanceof HTMLMeterElement)
    return plain(String(element.value));
  if (element.matches(NUMBERS))
    return plain(element.getAttribute('aria-valuenow') ?? cleanText(element.textContent ?? ''));
  if (!element.matches(TEXTS)) return null;
  if (isUnwritten(element)) return plain('');
  const written = writtenIn(element);
  return written.text === '' ? shown([element]) : written;
};

/** Whether what can be read in editable content is only added to it, such as its placeholder. */
const isUnwritten = (element: Element): boolean =>
  (element as HTMLElement).isContentEditable &&
  cleanText(element.textContent ?? '') === '' &&
  element.querySelector('img, video, table, hr, [contenteditable=false]') === null;

/** The text that an element shows, without what only decorates it, such as an arrow or the numbers of lines. */
export const writtenIn = (element: Element): SeenValue => {
  const { written, drawn } = textOf(
    element,
    (node) => node.matches('[aria-hidden=true]') || (element.matches(COMBOBOXES) && isDrawnSign(node)),
  );
  return { text: written, drawn, isSecret: false };
};

/** The label of the checked button of a radio group; null: it is no such group. */
const chosenIn = (group: Element): SeenValue | null => {
  const radios = group.matches('fieldset, [role=radiogroup]') ? [...group.querySelectorAll(RADIOS)] : [];
  const isOn = (radio: Element) =>
    radio instanceof HTMLInputElement ? radio.checked : radio.getAttribute('aria-checked') === 'true';
  return radios.length === 0 ? null : plain(radios.filter(isOn).map(labelOf).join(', '));
};

const shown = (all: Element[]): SeenValue => {
  const texts = all.map((one) => textOf(one));
  const join = (kind: 'written' | 'drawn') => texts.map((text) => text[kind]).join('\n');
  return { text: join('written'), drawn: join('drawn'), isSecret: false };
};

/** The visible text of an element; of a column all its cells, of an option its label. */
export const readShownText = (element: Element): SeenValue => {
  if (element instanceof HTMLInputElement) return plain(element.value);
  if (element instanceof HTMLOptionElement) return plain(element.label);
  const { heads, lines } = readTable(tableAround(element));
  if (!heads.includes(element)) return shown(rowParts(gridOf(element), element));
  return shown([...new Set(lines.flatMap(({ row }) => cellsUnder(element, row)))]);
};

/** Runs at an element: its own value; without one, null or (`isShown`) the text that it shows. */
export function readValue(element: Element, isShown: boolean): SeenValue | null {
  if (isShown) return ownValueOf(element) ?? readShownText(element);
  return ownValueOf(element) ?? chosenIn(element);
}
