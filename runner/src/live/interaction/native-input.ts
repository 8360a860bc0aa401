import type { Locator } from 'playwright-core';
import type { LiveQuestion } from 'shared/contract';
import type { Command, Target } from 'shared/step-language';
import { evaluateIfSingle } from '../../agent/evaluate-isolated.ts';
import { inPage } from '../../agent/resolve/page/in-page.ts';
import { inLibrary } from '../../browser/page-library.ts';
import { elementOf } from '../elements/element-at.ts';
import { nameElement } from '../elements/name-element.ts';
import type { LiveContext, LiveElement } from '../types.ts';
import type { Recorder } from './recorder.ts';
import { asWritten } from './step-log.ts';

type SelectQuestion = Extract<LiveQuestion, { kind: 'select' }>;
type DateQuestion = Extract<LiveQuestion, { kind: 'date' }>;
type NativeInput =
  | Pick<SelectQuestion, 'kind' | 'isMultiple' | 'options'>
  | Pick<DateQuestion, 'kind' | 'inputType' | 'value'>;

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
  const native = await evaluateIfSingle(locator, probeNativeInput);
  if (!native) return;
  const isList = native.kind === 'select';
  const target = recorder.isOn
    ? await nameElement(live.run(), element, isList ? 'dropdown' : 'field')
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
  const id = await evaluateIfSingle(element.locator, findList);
  const list = id ? await elementOf(live.run(), element.id.replace(/[^/]+$/u, id)) : null;
  return list ?? element;
}

/** Runs inside the page. */
const findList = inPage((page, option: Element): string | null => {
  const list = option.closest('select');
  return list && page.idOf(list);
});

const UNNAMED: Target = { name: null, kind: null, ordinal: null, place: null };

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

/** Runs inside the page. null: it is no such field, or disabled. */
const probeNativeInput = inLibrary(function probeNativeInput(element: Element): NativeInput | null {
  if (element instanceof HTMLSelectElement) {
    if (element.disabled) return null;
    const options = [...element.options].map((option) => ({
      label: option.label,
      isSelected: option.selected,
      isDisabled: option.disabled || option.closest('optgroup')?.disabled === true,
    }));
    return { kind: 'select', isMultiple: element.multiple, options };
  }
  if (!(element instanceof HTMLInputElement) || element.disabled || element.readOnly) return null;
  return { kind: 'date', inputType: element.type as DateQuestion['inputType'], value: element.value };
});
