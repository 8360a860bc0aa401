import type { Command, Kind, State } from './command.ts';

/** What an element is wanted for: the verb of a sentence decides which elements a name can mean. */
export type Purpose =
  'click' | 'expand' | 'field' | 'value' | 'dropdown' | 'option' | 'toggle' | 'file' | 'any';

const TOGGLES: Kind[] = ['checkbox', 'switch', 'radio button'];
const TOGGLED: ReadonlySet<string> = new Set<State>(['checked', 'unchecked', 'on', 'off']);
const OPTIONS: Kind[] = ['option', 'radio button', 'tab', 'menu item'];

const CLICKED: Kind[] = [
  'button',
  'link',
  'tab',
  'menu item',
  'option',
  'tree item',
  ...TOGGLES,
  'dropdown',
  'field',
  'text area',
  'slider',
];

const KINDS_FOR: Record<Exclude<Purpose, 'any'>, Kind[]> = {
  click: CLICKED,
  expand: CLICKED,
  field: ['field', 'text area'],
  value: ['field', 'text area', 'dropdown', 'slider'],
  dropdown: ['dropdown'],
  option: OPTIONS,
  toggle: TOGGLES,
  file: ['field', 'button'],
};

/** The kinds that fit a purpose, the most usual first. */
export function kindsFor(purpose: Exclude<Purpose, 'any'>): Kind[] {
  return [...new Set(KINDS_FOR[purpose])];
}

/** How well a kind fits a purpose: 0 is best; null: it does not fit. An unknown kind may be any. */
export function fitOf(kind: Kind | null, purpose: Purpose): number | null {
  if (purpose === 'any' || kind === null) return 0;
  const rank = kindsFor(purpose).indexOf(kind);
  return rank < 0 ? null : rank;
}

/** Whether the element that a command acts on, or looks at, can be of the kind that it is called. */
export function hasFittingKind(command: Command): boolean {
  if (command.kind === 'waitUntil') return hasFittingKind(command.assertion);
  const target = 'target' in command ? command.target : null;
  return !target || fitOf(target.kind, purposeOf(command)) !== null;
}

const PURPOSES: Partial<Record<Command['kind'], Purpose>> = {
  click: 'click',
  choose: 'option',
  type: 'field',
  clear: 'field',
  placeholder: 'field',
  select: 'dropdown',
  options: 'dropdown',
  set: 'value',
  tick: 'toggle',
  upload: 'file',
};

/** What the element that a command acts on, or looks at, is wanted for. */
export function purposeOf(command: Command): Purpose {
  if (command.kind === 'state' && TOGGLED.has(command.state)) return 'toggle';
  return PURPOSES[command.kind] ?? 'any';
}
