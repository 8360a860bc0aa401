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
  /** It only asks for a choice ("Select…"). */
  isPrompt?: boolean;
}

/**
 * Runs inside the page: the own value of an element.
 * - a field: its value; a dropdown: the labels of the selected options; a file field: the names of its files
 * - slider, spin button, progress bar, meter: their number (`aria-valuenow`)
 * - editable content, and a combobox that is no field: its text
 * - a combobox whose field is for searching only: what is shown in the box around it
 *
 * A checkbox, radio button or button has none.
 */
export function ownValues({ clean, textOf }: DomProbe) {
  const NO_VALUE = /^(?:checkbox|radio|button|submit|reset|image|hidden)$/;
  const SECRET = /password|one-time-code|cc-(?:csc|number)/;
  const NUMBERS = '[role=slider], [role=spinbutton], [role=progressbar], [role=meter], [role=scrollbar]';
  const TEXTS =
    '[contenteditable]:not([contenteditable=false]), [role=textbox], [role=searchbox], [role=combobox], output';
  const COMBOBOXES = '[role=combobox], [aria-haspopup=listbox]';
  const GROUPS = 'body, form, fieldset, section, tr, li, td, label, [role=group]';
  const FOREIGN =
    'input:not([type=hidden]), select, textarea, label, legend, p, h1, h2, h3, h4, h5, h6, [role=listbox], [role=status], [role=alert], [role=combobox], [role=textbox]';
  const RADIOS = 'input[type=radio], [role=radio]';

  const plain = (text: string, isSecret = false): SeenValue => ({ text, drawn: text, isSecret });

  const labelOf = (control: Element): string => {
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : control;
    return clean(control.getAttribute('aria-label') ?? label?.textContent ?? '');
  };

  /** What stands in the box of a control, which holds no other control and no text about it; null: there is no box, or no text. */
  const shownAround = (control: Element): SeenValue | null => {
    let box = control;
    for (let parent = box.parentElement; parent && !parent.matches(GROUPS); parent = box.parentElement) {
      const others = parent.querySelectorAll(FOREIGN);
      if ([...others].some((other) => other !== control)) break;
      box = parent;
    }
    const { written, drawn } = textOf(box);
    if (box === control || clean(written) === '') return null;
    const isPrompt = /(?:…|\.\.\.)$/.test(clean(written)) || hasOnlyPlaceholder(box);
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
    return chosen ?? plain(input.value, input.type === 'password' || SECRET.test(input.autocomplete));
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
