import type { Locator } from 'playwright-core';
import { plainTarget, type Command, type Target } from 'shared/step-language';
import type { SelectQuestion } from '../../page/capture/live/native-input.ts';
import { evaluateIfSingle } from '../../page/evaluate-isolated.ts';
import { elementOf } from '../elements/element-at.ts';
import { nameLiveElement } from '../elements/name-live-element.ts';
import type { LiveContext, LiveElement } from '../types.ts';
import type { Recorder } from './recorder.ts';
import { asWritten } from './step-log.ts';

/** Executes a command on an element, by its name while recording. */
type Perform = (command: Command, locator: Locator) => Promise<void>;

/** Whether the browser renders a list or a calendar outside of the page when this is clicked: no frame shows it. */
export function isNativeInput({ tag }: LiveElement): boolean {
  return /^(?:select|option|optgroup|input:(?:date|time|month|week|datetime-local|color))$/u.test(tag);
}

/**
 * Asks the controller for the value of a native dropdown, date, time or colour field, and sets it.
 * @returns after the question has been answered or cancelled.
 */
export async function askForValue(
  live: LiveContext,
  recorder: Recorder,
  clicked: LiveElement,
  perform: Perform,
): Promise<void> {
  const element = await listAround(live, clicked);
  const { locator } = element;
  const native = await evaluateIfSingle(locator, 'probeNativeInput');
  if (!native) return;
  const isList = native.kind === 'select';
  const target = recorder.isOn
    ? await nameLiveElement(live.run(), element, isList ? 'dropdown' : 'field')
    : UNNAMED;
  if (!target) {
    recorder.log.refuse(
      `No step can name this ${element.description}, so it was not changed. Give it a label, or stop recording to change it here.`,
    );
    return;
  }
  const about = { label: element.description, box: element.box };
  const answer = await live.ask({ ...about, ...native });
  if (!answer) return;
  if (native.kind === 'date') {
    if ('text' in answer) await perform({ kind: 'set', target, value: asWritten(answer.text) }, locator);
  } else if ('options' in answer) {
    for (const command of selecting(recorder, native, answer.options, target))
      await perform(command, locator);
  }
}

/** Of an option, its list. */
async function listAround(live: LiveContext, element: LiveElement): Promise<LiveElement> {
  if (!element.tag.startsWith('opt')) return element;
  const id = await evaluateIfSingle(element.locator, 'findListOfOption');
  const list = id ? await elementOf(live.run(), element.id.replace(/[^/]+$/u, id)) : null;
  return list ?? element;
}

const UNNAMED = plainTarget(null, null);

/** A step selects one more option; none deselects one. */
function selecting(
  { log }: Recorder,
  { options, isMultiple }: Pick<SelectQuestion, 'options' | 'isMultiple'>,
  indices: number[],
  target: Target,
): Command[] {
  const isDeselected = options.some(({ isSelected }, index) => isSelected && !indices.includes(index));
  if (isMultiple && isDeselected)
    log.refuse(
      'No step deselects an option of a list, so it stays selected. Reload the page to begin again.',
    );
  return options.flatMap(({ label, isSelected }, index): Command[] =>
    indices.includes(index) && !(isMultiple && isSelected)
      ? [{ kind: 'select', option: asWritten(label.trim()), target }]
      : [],
  );
}
