/** A text field and those that follow it in the same group, such as the boxes of a one-time code, or the parts of a date. */
export interface FieldRow {
  /** The values, from the field on. */
  values: string[];
  /** The index of the one with the focus; -1: none of them. */
  focused: number;
  /** The one with the focus, or the first, takes a few characters only. */
  isShort: boolean;
  /** It holds as many characters as it takes. */
  isFull: boolean;
}

/** The row of text fields that a field begins. */
export function probeRow(field: Element): FieldRow {
  const INPUTS =
    'input:not([type]), input[type=text], input[type=tel], input[type=number], input[type=password], input[type=search]';
  const PARTS = '[role=spinbutton][contenteditable]:not([contenteditable=false])';
  const root = field.getRootNode() as Document | ShadowRoot;
  const fieldsIn = (element: Element) =>
    [...element.querySelectorAll<HTMLElement>(field.matches(PARTS) ? PARTS : INPUTS)].filter((one) =>
      one.checkVisibility(),
    );
  const valueOf = (one: HTMLElement) => (one instanceof HTMLInputElement ? one.value : one.innerText);
  let around = field.parentElement;
  while (around && fieldsIn(around).length < 2) around = around.parentElement;
  const all = around ? fieldsIn(around) : [];
  const row = all.slice(Math.max(0, all.indexOf(field as HTMLElement)));
  const focused = row.indexOf(root.activeElement as HTMLElement);
  const current = row[Math.max(0, focused)];
  // A box that is not much wider than it is high takes one character, even if only a script says so.
  const isBox = (one: HTMLElement) => all.length > 2 && one.offsetWidth <= 1.5 * one.offsetHeight;
  const capacityOf = (one: HTMLElement) => {
    if (!(one instanceof HTMLInputElement)) return Infinity;
    return one.maxLength > 0 ? one.maxLength : isBox(one) ? 1 : Infinity;
  };
  const capacity = current ? capacityOf(current) : Infinity;
  return {
    values: row.map(valueOf),
    focused,
    isShort: capacity < 10,
    isFull: current !== undefined && valueOf(current).length >= capacity,
  };
}
