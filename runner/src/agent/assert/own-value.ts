import { withProbeModules } from '../probe/dom-probe.ts';
import type { DomProbe } from '../probe/dom-probe.ts';
import { tables, type Tables } from '../probe/tables.ts';

/** A value as an element shows it. */
export interface SeenValue {
  text: string;
  /** With `text-transform` applied. */
  drawn: string;
  /** The value of a field for passwords or codes, which must not be repeated anywhere. */
  isSecret: boolean;
}

/**
 * Runs inside the page: the own value of an element.
 * - a field: its value; a dropdown: the labels of the selected options; a file field: the names of its files
 * - slider, spin button, progress bar, meter: their number (`aria-valuenow`)
 * - editable content, and a combobox that is no field: its text
 *
 * A checkbox, radio button or button has none.
 */
export function ownValues({ clean, textOf }: DomProbe) {
  const NO_VALUE = /^(?:checkbox|radio|button|submit|reset|image|hidden)$/;
  const SECRET = /password|one-time-code|cc-(?:csc|number)/;
  const NUMBERS = '[role=slider], [role=spinbutton], [role=progressbar], [role=meter], [role=scrollbar]';
  const TEXTS =
    '[contenteditable]:not([contenteditable=false]), [role=textbox], [role=searchbox], [role=combobox], output';
  const RADIOS = 'input[type=radio], [role=radio]';

  const plain = (text: string, isSecret = false): SeenValue => ({ text, drawn: text, isSecret });

  const labelOf = (control: Element): string => {
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : control;
    return clean(control.getAttribute('aria-label') ?? label?.textContent ?? '');
  };

  const inputValue = (input: HTMLInputElement): SeenValue | null => {
    if (NO_VALUE.test(input.type)) return null;
    if (input.type === 'file') return plain([...(input.files ?? [])].map(({ name }) => name).join(', '));
    return plain(input.value, input.type === 'password' || SECRET.test(input.autocomplete));
  };

  /** null: it has none. */
  const ownValueOf = (element: Element): SeenValue | null => {
    if (element instanceof HTMLInputElement) return inputValue(element);
    if (element instanceof HTMLTextAreaElement) return plain(element.value);
    if (element instanceof HTMLSelectElement)
      return plain([...element.selectedOptions].map(({ label }) => clean(label)).join(', '));
    if (element instanceof HTMLProgressElement || element instanceof HTMLMeterElement)
      return plain(String(element.value));
    if (element.matches(NUMBERS))
      return plain(element.getAttribute('aria-valuenow') ?? clean(element.textContent ?? ''));
    if (element.matches(TEXTS)) {
      const { written, drawn } = textOf(element);
      return { text: written, drawn, isSecret: false };
    }
    return null;
  };

  /** The label of the checked button of a radio group; null: it is no such group. */
  const chosenIn = (group: Element): SeenValue | null => {
    const radios = group.matches('fieldset, [role=radiogroup]') ? [...group.querySelectorAll(RADIOS)] : [];
    const isOn = (radio: Element) =>
      radio instanceof HTMLInputElement ? radio.checked : radio.getAttribute('aria-checked') === 'true';
    return radios.length === 0 ? null : plain(radios.filter(isOn).map(labelOf).join(', '));
  };

  return { ownValueOf, chosenIn, labelOf };
}

/** Runs inside the page: the visible text of an element; of a column all its cells, of an option its label. */
function shownTexts({ textOf, readTable, tableAround, cellsUnder }: DomProbe & Tables) {
  const shown = (all: Element[]): SeenValue => {
    const texts = all.map((one) => textOf(one));
    const join = (kind: 'written' | 'drawn') => texts.map((text) => text[kind]).join('\n');
    return { text: join('written'), drawn: join('drawn'), isSecret: false };
  };

  const shownTextOf = (element: Element): SeenValue => {
    if (element instanceof HTMLInputElement)
      return { text: element.value, drawn: element.value, isSecret: false };
    if (element instanceof HTMLOptionElement)
      return { text: element.label, drawn: element.label, isSecret: false };
    const { heads, lines } = readTable(tableAround(element));
    if (!heads.includes(element)) return shown([element]);
    return shown([...new Set(lines.flatMap(({ row }) => cellsUnder(element, row)))]);
  };

  return { shownTextOf };
}

const inPage = withProbeModules(ownValues, tables, shownTexts);

export const readShownText = inPage((probe, element: Element): SeenValue => probe.shownTextOf(element));

/** Runs at an element: its own value; without one, null or (`isShown`) the text that it shows. */
export const readValue = inPage((probe, element: Element, isShown: boolean): SeenValue | null => {
  if (isShown) return probe.ownValueOf(element) ?? probe.shownTextOf(element);
  return probe.ownValueOf(element) ?? probe.chosenIn(element);
});
