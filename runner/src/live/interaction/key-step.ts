import type { FieldState } from '../../page/capture/live/field-state.ts';
import { readFieldState } from './field-state.ts';
import type { Command, Target } from 'shared/step-language';
import type { RunContext } from '../../core/run-context.ts';
import { nameLiveElement } from '../elements/name-live-element.ts';
import type { LiveElement } from '../types.ts';
import { asWritten, type StepLog } from './step-log.ts';
import { readControl } from './typed-field.ts';

/** The element that receives keys. */
export interface Focus {
  element: LiveElement;
  state: FieldState;
}

/** A step to record instead of the last `replaces` ones. */
interface KeyStep {
  command: Command;
  elementId: string | null;
  replaces: number;
}

interface PressedKey {
  focused: Focus | null;
  /** What a step calls the element; null: the page itself. */
  target: Target | null;
  keys: string;
}

/** Change the value of a list, a slider or a date. */
const VALUE_KEYS = /^(?:Arrow\w+|Home|End|Page\w+|Backspace|Delete|.)$/u;

/**
 * The step of a key that was pressed outside of texts.
 * @param now what has the focus after it
 * @returns null: it is none, e.g. the first digit of a date
 */
export async function keyStep(
  run: RunContext,
  log: StepLog,
  { focused, target, keys }: PressedKey,
  now: Focus | null,
): Promise<KeyStep | null> {
  const elementId = focused?.element.id ?? null;
  const step = (command: Command): KeyStep => {
    const last = log.last();
    const isSame = last?.elementId === elementId && last.command.kind === command.kind;
    return { command, elementId, replaces: isSame ? 1 : 0 };
  };
  if (focused && target) {
    const { use } = focused.state;
    if (use === 'file') return null;
    if (use === 'radio' && now?.state.use === 'radio' && now.state.isOn && now.element.id !== elementId)
      return chosen(run, now);
    if (use === 'toggle' && keys === 'Space') {
      const isOn = (await readFieldState(focused.element.locator).catch(() => undefined))?.isOn;
      if (typeof isOn === 'boolean' && isOn !== focused.state.isOn)
        return { command: { kind: 'tick', target, on: isOn }, elementId, replaces: 0 };
    }
    if (/^(?:list|slider|date)$/u.test(use) && VALUE_KEYS.test(keys)) {
      const { value = '' } = (await readControl(focused.element)) ?? {};
      if (value === '') return null;
      const text = asWritten(value);
      return step(
        use === 'list' ? { kind: 'select', option: text, target } : { kind: 'set', target, value: text },
      );
    }
  }
  const press = step({ kind: 'press', keys, times: 1, target });
  const last = log.last()?.command;
  const isAgain = press.replaces > 0 && last?.kind === 'press' && last.keys === keys;
  if (!isAgain) return { ...press, replaces: 0 };
  return { ...press, command: { ...last, times: last.times + 1 } };
}

async function chosen(run: RunContext, { element }: Focus): Promise<KeyStep | null> {
  const target = await nameLiveElement(run, element, 'click');
  return target && { command: { kind: 'choose', target }, elementId: element.id, replaces: 0 };
}
