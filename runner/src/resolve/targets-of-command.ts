import { isAssertion, type Action, type Command, type Target, type Purpose } from 'shared/step-language';

/** A target as the runner looks for it. */
interface Search {
  target: Target;
  purpose: Purpose;
}

/** One target of a command. */
export interface MeantTarget {
  /** The first that matches anything counts. */
  searches: Search[];
  /** All elements of the name are meant, and values that it labels; else exactly one element. */
  isEveryMeant: boolean;
}

const PURPOSES: Partial<Record<Action['kind'], Purpose[]>> = {
  click: ['click'],
  choose: ['click'],
  expand: ['expand'],
  type: ['field'],
  clear: ['field'],
  press: ['field'],
  set: ['field', 'dropdown'],
  select: ['dropdown'],
  tick: ['toggle'],
  upload: ['file', 'click'],
};
const TOGGLED = new Set(['checked', 'unchecked', 'on', 'off']);

/** The targets of a command, in the order of its sentence; empty: it is about no element. */
export function targetsOf(command: Command): MeantTarget[] {
  if (command.kind === 'drag')
    return [command.source, command.destination].map((target) => oneOf([{ target, purpose: 'any' }]));
  if (command.kind === 'remember')
    return typeof command.source === 'object' ? [everyOf(command.source, 'any')] : [];
  if (command.kind === 'position')
    return [command.target, command.other].map((target) => everyOf(target, 'any'));
  if (!('target' in command) || !command.target) return [];
  const { target } = command;
  if (command.kind === 'state') return [everyOf(target, TOGGLED.has(command.state) ? 'toggle' : 'any')];
  if (isAssertion(command)) return [everyOf(target, 'any')];
  const searches = (PURPOSES[command.kind] ?? ['any']).map((purpose) => ({ target, purpose }));
  const isSlider = command.kind === 'set' && target.kind === null;
  const slider: Search = { target: { ...target, kind: 'slider' }, purpose: 'field' };
  return [oneOf(isSlider ? [...searches, slider] : searches)];
}

function oneOf(searches: Search[]): MeantTarget {
  return { searches, isEveryMeant: false };
}

function everyOf(target: Target, purpose: Purpose): MeantTarget {
  return { searches: [{ target, purpose }], isEveryMeant: true };
}
