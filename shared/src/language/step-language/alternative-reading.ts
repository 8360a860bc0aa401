import type { Command, State, Target } from './command.ts';

/**
 * The action that causes what an assertion says, or the assertion that an action's effect is there: what a step may have been
 * meant as. null: there is none, such as for a text that the page shows.
 */
export function alternativeReading(command: Command): Command | null {
  switch (command.kind) {
    case 'state':
      return command.each ? null : actionFor(command.target, command.state);
    case 'value':
      return command.comparison === 'is' && !command.negated && !command.each
        ? { kind: 'set', target: command.target, value: command.text }
        : null;
    case 'tick':
      return stateOf(command.target, tickState(command.target, command.on));
    case 'expand':
      return stateOf(command.target, command.expanded ? 'expanded' : 'collapsed');
    case 'choose':
      return stateOf(command.target, 'selected');
    case 'clear':
      return stateOf(command.target, 'empty');
    case 'set':
      return valueOf(command.target, command.value);
    case 'type':
      return command.target && valueOf(command.target, command.text);
    case 'select':
      return valueOf(command.target, command.option);
    case 'waitUntil':
      return command.assertion;
    default:
      return null;
  }
}

function actionFor(target: Target, state: State): Command | null {
  switch (state) {
    case 'selected':
      return { kind: 'choose', target };
    case 'empty':
      return { kind: 'clear', target };
    case 'expanded':
    case 'collapsed':
      return { kind: 'expand', target, expanded: state === 'expanded' };
    case 'checked':
    case 'on':
      return { kind: 'tick', target, on: true };
    case 'unchecked':
    case 'off':
      return { kind: 'tick', target, on: false };
    default:
      return null;
  }
}

function tickState({ kind }: Target, on: boolean): State {
  if (kind === 'switch') return on ? 'on' : 'off';
  return on ? 'checked' : 'unchecked';
}

function stateOf(target: Target, state: State): Command {
  return { kind: 'state', target, state, each: false };
}

function valueOf(target: Target, text: string): Command {
  return { kind: 'value', target, comparison: 'is', text, negated: false, each: false };
}
