import type { Assertion, Kind, Target } from 'shared/step-language';
import { certainlyIs } from './refute/candidates.ts';
import type { PageElement, Snapshot } from './snapshot.ts';

const KINDS: Record<string, Kind> = {
  button: 'button',
  link: 'link',
  textbox: 'field',
  searchbox: 'field',
  spinbutton: 'field',
  checkbox: 'checkbox',
  radio: 'radio button',
  switch: 'switch',
  combobox: 'dropdown',
  tab: 'tab',
  heading: 'heading',
  slider: 'slider',
  img: 'image',
};
const MAX_TEXT = 60;

/** Assertions that are true of a page: the seeds of false ones. */
export function trueCommands(page: Snapshot): Assertion[] {
  const operated = page.elements.filter((element) => element.isShown && isNameable(element.name));
  return [
    ...page.shownTexts.filter(({ text }) => isNameable(text)).map(({ text }) => shows(text)),
    ...operated.flatMap(ofElement),
    ...countsOf(page),
    ...page.tables.flatMap(ofTable),
    ...positionsOf(page),
    {
      kind: 'page',
      property: 'url',
      comparison: 'contains',
      text: new URL(page.url).pathname,
      negated: false,
    },
    ...(isNameable(page.title) ? ofTitle(page.title) : []),
  ];
}

export function target(name: string | null, kind: Kind | null, place: Target['place'] = null): Target {
  return { name, kind, ordinal: null, place };
}

export function kindOf({ role, options }: PageElement): Kind | null {
  return options === null && role === 'combobox' ? 'field' : (KINDS[role] ?? null);
}

/** Texts that a step can quote, and that are not only numbers or signs. */
export function isNameable(text: string): boolean {
  return text.length > 1 && text.length <= MAX_TEXT && /\p{L}{2}/u.test(text) && !/["“”{}\\]/.test(text);
}

function shows(text: string): Assertion {
  return { kind: 'shows', text, negated: false, place: null };
}

function ofElement(element: PageElement): Assertion[] {
  const kind = kindOf(element);
  if (!kind) return [];
  const named = target(element.name, kind);
  const state = (state: Extract<Assertion, { kind: 'state' }>['state']): Assertion => ({
    kind: 'state',
    target: named,
    state,
    each: false,
  });
  const assertions: Assertion[] = [state('visible')];
  if (kind === 'heading' || kind === 'image') return assertions;
  if (element.disabled !== null) assertions.push(state(element.disabled ? 'disabled' : 'enabled'));
  if (element.checked !== null) assertions.push(state(element.checked ? 'checked' : 'unchecked'));
  if (element.selected !== null && kind === 'tab')
    assertions.push(state(element.selected ? 'selected' : 'unselected'));
  if (element.expanded !== null) assertions.push(state(element.expanded ? 'expanded' : 'collapsed'));
  if (element.focused !== null) assertions.push(state(element.focused ? 'focused' : 'unfocused'));
  if (element.value !== null && kind !== 'slider') {
    assertions.push(
      state(element.value === '' ? 'empty' : 'filled'),
      state(element.required ? 'required' : 'optional'),
    );
    if (/^[^"{}\n]*$/.test(element.value))
      assertions.push({
        kind: 'value',
        target: named,
        comparison: 'is',
        text: element.value,
        negated: false,
        each: false,
      });
    if (/^\d+$/.test(element.value))
      assertions.push({
        kind: 'number',
        target: named,
        comparison: 'at least',
        number: Number(element.value),
      });
  }
  if (element.placeholder !== null && isNameable(element.placeholder))
    assertions.push({ kind: 'placeholder', target: named, text: element.placeholder });
  const options = element.options?.filter(isNameable) ?? [];
  if (options.length > 1) assertions.push({ kind: 'options', target: named, options, only: false });
  return assertions;
}

function countsOf(page: Snapshot): Assertion[] {
  const kinds: Kind[] = ['button', 'link', 'checkbox', 'heading', 'radio button', 'table'];
  return kinds.map((kind) => ({
    kind: 'count',
    target: target(null, kind),
    bound: 'exactly',
    count: page.elements.filter((element) => element.isShown && certainlyIs(element, kind)).length,
  }));
}

function ofTable({ headers, rows }: Snapshot['tables'][number]): Assertion[] {
  const inRows = rows.slice(0, 6).flatMap((cells) => {
    const row = cells.find(isNameable);
    if (row === undefined) return [];
    const inRow = { relation: 'in' as const, target: target(row, 'row') };
    return cells.flatMap((cell, index): Assertion[] => {
      const header = headers[index] ?? '';
      if (cell === row || cell === '' || !isNameable(header) || /["{}]/.test(cell) || cell.length > MAX_TEXT)
        return [];
      return [
        {
          kind: 'value',
          target: target(header, 'cell', inRow),
          comparison: 'is',
          text: cell,
          negated: false,
          each: false,
        },
        { kind: 'shows', text: cell, negated: false, place: inRow },
      ];
    });
  });
  const sorted = headers
    .filter(isNameable)
    .map((by): Assertion => ({ kind: 'sorted', target: target(null, 'table'), by, descending: false }));
  const names = rows.flatMap((cells) => cells.find(isNameable) ?? []);
  return [
    ...inRows,
    ...sorted,
    ...(names.length > 1 && names.length < 6 ? [{ kind: 'only' as const, names, place: null }] : []),
  ];
}

function positionsOf({ shownTexts }: Snapshot): Assertion[] {
  const named = shownTexts.filter(({ text }) => isNameable(text));
  return named.slice(1, 9).flatMap(({ text, box }, index): Assertion[] => {
    const previous = named[index];
    if (!previous || previous.box.y + previous.box.height > box.y || previous.text === text) return [];
    return [
      {
        kind: 'position',
        target: target(previous.text, null),
        direction: 'above',
        other: target(text, null),
      },
    ];
  });
}

function ofTitle(title: string): Assertion[] {
  return [
    { kind: 'page', property: 'title', comparison: 'is', text: title, negated: false },
    { kind: 'pageNamed', name: title, negated: false },
  ];
}
