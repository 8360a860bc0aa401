import type { LiveInput } from 'shared/contract';
import type { Command, Target } from 'shared/step-language';
import { poll } from '../../core/poll.ts';
import type { RunContext } from '../../core/run-context.ts';
import { readFieldState } from './field-state.ts';
import type { Press } from './press.ts';
import { asWritten, type StepLog } from './step-log.ts';
import { readControl } from './typed-field.ts';

type Down = Extract<LiveInput, { kind: 'down' }>;
type Click = Extract<Command, { kind: 'click' }>;

/** Clicks on one element within this time are one step, in milliseconds. */
const MERGE_MS = 1000;
/** Timeout for an element to show its new state, in milliseconds. */
const STATE_MS = 300;

export function clickCommand({ button, count }: Down, target: Target): Click {
  const gesture = button === 'right' ? 'right-click' : count === 2 ? 'double-click' : 'click';
  return { kind: 'click', gesture, target, times: 1 };
}

/**
 * The step of a click, after it has been dispatched.
 * @param isReadable false: a browser dialog blocks the page
 * @returns `recorded`: it was merged with the last step; null: it is none
 */
export async function recordClick(
  run: RunContext,
  log: StepLog,
  press: Press,
  isReadable: boolean,
): Promise<Command | 'recorded' | null> {
  const { down, state, target } = press;
  const click = clickCommand(down, target);
  if (down.button === 'right') return click;
  switch (state.use) {
    case 'type':
    case 'file':
      return null;
    case 'slider':
      return sliderCommand(press);
    case 'toggle': {
      const isOn = isReadable ? await changedState(run, press) : !state.isOn;
      return isOn === state.isOn ? click : { kind: 'tick', target, on: isOn ?? !state.isOn };
    }
    case 'radio':
    case 'option': {
      const isOn = isReadable ? ((await readNow(press)) ?? true) : true;
      const isNew = state.use === 'radio' || state.isOn !== true;
      return isOn && isNew ? { kind: 'choose', target } : click;
    }
    default: {
      const isExpanded = isReadable ? await changedExpansion(run, press) : null;
      if (isExpanded !== null) return { kind: 'expand', target, expanded: isExpanded };
      // The first click of a double click may have replaced the element: this one got the second.
      return merged(log, press, click) ? 'recorded' : { ...click, gesture: 'click' };
    }
  }
}

/** Merges quick clicks on one element: two are a double click, which contains both; more are counted. */
function merged(log: StepLog, { element: { id }, at, down: { count } }: Press, click: Click): boolean {
  const last = log.last();
  const isSame = last?.elementId === id && last.pressedAt !== null && at - last.pressedAt < MERGE_MS;
  if (!isSame || last.command.kind !== 'click' || last.command.gesture === 'right-click') return false;
  // Its name before the first click, which may have changed it.
  const { target } = last.command;
  const before = last.command.gesture === 'double-click' ? 2 : last.command.times;
  const command: Click =
    before === 1 && count === 2
      ? { ...click, target }
      : { ...click, target, gesture: 'click', times: before + 1 };
  return log.record([command], { elementId: id, replaces: 1, pressedAt: at });
}

/** The state after a click; the old one if it does not change. */
async function changedState(run: RunContext, { element, state }: Press): Promise<boolean | null> {
  const read = async () => {
    const now = await readFieldState(element.locator);
    if (!now) return { isOn: !state.isOn };
    return now.isOn === state.isOn ? null : now;
  };
  return ((await poll(run, read, STATE_MS)) ?? state).isOn;
}

/** Whether a click has expanded or collapsed the element; null: it has done neither. */
async function changedExpansion(run: RunContext, { element, state }: Press): Promise<boolean | null> {
  if (state.isExpanded === null) return null;
  const read = async () => {
    const now = (await readFieldState(element.locator).catch(() => undefined))?.isExpanded ?? null;
    return now === state.isExpanded ? null : { now };
  };
  return (await poll(run, read, STATE_MS))?.now ?? null;
}

/** undefined: the element has gone, or has no state. */
async function readNow({ element }: Press): Promise<boolean | undefined> {
  const now = await readFieldState(element.locator).catch(() => undefined);
  return now?.isOn ?? undefined;
}

/** The value that a slider was moved to. */
async function sliderCommand({ element, target }: Press): Promise<Command | null> {
  const control = await readControl(element);
  return control ? { kind: 'set', target, value: asWritten(control.value) } : null;
}
