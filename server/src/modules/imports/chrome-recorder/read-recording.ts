import { isSecretField, type Assertion, type Command, type Target } from 'shared/step-language';
import { createTestWriter, type TestWriter } from '../test-writer.ts';
import { UnreadableFileError, type ReadFile, type SourceFile, type SourcePlace } from '../imported.ts';
import { NAMELESS } from '../naming/element-name.ts';
import { literal, ownValue } from '../naming/texts.ts';
import { nameOfTitle } from '../naming/titles.ts';
import { DATE_OR_TIME, optionWarning } from '../playwright/write-call.ts';
import { createHeldKeys, type HeldKeys } from './held-keys.ts';
import { controlOfRecorded, nameOfRecorded } from './recorded-element.ts';
import { recordedStep, recordingSchema, type RecordedStep } from './recording-schema.ts';

const MOBILE =
  'The recording is of a phone or tablet. Choose the device in the browser settings of the test.';
/** From this time on a press of the button is a long one, in milliseconds. */
const LONG_PRESS = 1000;

/** Steps that become none, with the reason. */
const REJECTED: Record<string, string> = {
  emulateNetworkConditions: 'The network is not slowed down in tests.',
  waitForExpression: 'Scripts are not taken from files.',
  customStep: 'This is a step of an extension, which only the extension knows.',
};

/** Reads a recording that Chrome's developer tools exported as JSON. */
export function readRecording({ name }: SourceFile, json: unknown): ReadFile {
  const recording = recordingSchema.safeParse(json).data;
  if (!recording)
    throw new UnreadableFileError('This JSON is no recording of Chrome: it has no list of steps.');
  const writer = createTestWriter({ title: recording.title?.trim() || nameOfTitle(name) });
  const write = createStepWriter(writer);
  for (const [index, value] of recording.steps.entries()) {
    const place = { source: sourceOf(value), line: index + 1 };
    const step = recordedStep(value);
    if (step) write(step, place);
    else writer.reject(place, 'This is no step of a recording.');
  }
  return { format: 'chrome-recorder', tests: [writer.finish()], problems: [] };
}

/** Writes the steps of a recording, one after the other; `line` of a place is the number of the step. */
function createStepWriter(writer: TestWriter): (step: RecordedStep, place: SourcePlace) => void {
  const keys = createHeldKeys();
  let window = 'main';
  return (step, place) => {
    const { type } = step;
    const reason = ownValue(REJECTED, type);
    if (reason) return writer.reject(place, reason, type);
    if (type === 'setViewport') {
      writer.useViewport(step.width ?? 0, step.height ?? 0, place);
      if (step.isMobile) writer.reject({ ...place, source: '"isMobile":true' }, MOBILE);
      return;
    }
    if (step.target !== undefined && step.target !== window) {
      window = step.target;
      const tab = window === 'main' ? { number: 1 } : { name: literal(window) };
      writer.add({ kind: 'switchTab', tab }, place);
    }
    if (type === 'navigate') writer.open(step.url ?? '', place);
    else if (type === 'close') {
      if (window === 'main') writer.reject(place, 'The window closes with the test.');
      else writer.add({ kind: 'closeTab', tab: null }, place);
    } else if (type === 'keyDown' || type === 'keyUp') writeKey(writer, keys, step, place);
    else if (type === 'scroll') writeScroll(writer, step, place);
    else writeOnElement(writer, step, place);
    rejectOthers(writer, step, place);
  };
}

/** Lists what a step of the recording has besides. */
function rejectOthers(
  writer: TestWriter,
  { type, timeout, assertedEvents = [] }: RecordedStep,
  { line }: SourcePlace,
): void {
  if (timeout !== undefined)
    writer.reject({ source: `"timeout":${timeout}`, line }, 'Steps have time limits of their own.');
  // A step that opens an address says the same of it.
  if (type !== 'navigate' && assertedEvents.length > 0)
    writer.reject(
      { source: `"assertedEvents":${sourceOf(assertedEvents)}`, line },
      'Steps wait for pages by themselves. To check the page, write: The URL is "…".',
    );
}

function writeKey(
  writer: TestWriter,
  held: HeldKeys,
  { type, key = '' }: RecordedStep,
  place: SourcePlace,
): void {
  const pressed = type === 'keyDown' ? held.down(key) : held.up(key);
  if (pressed === 'unknown') writer.addUnclear('act', place, 'The step language does not have this key.');
  else if (pressed === 'held')
    writer.reject(place, 'The key belongs to the combination that the next step presses.');
  else if (pressed === 'released') writer.reject(place, 'The key is let go: pressing it is one step.');
  else writer.add({ kind: 'press', keys: pressed.keys, times: 1, target: null }, place);
}

function writeScroll(writer: TestWriter, step: RecordedStep, place: SourcePlace): void {
  const { target, warning } = nameOfRecorded(step);
  if (target) writer.add({ kind: 'scrollTo', target }, place, warning);
  else if (step.y === 0) writer.add({ kind: 'scroll', direction: 'top' }, place);
  else writer.reject(place, 'Steps scroll to what they use by themselves.');
}

function writeOnElement(writer: TestWriter, step: RecordedStep, place: SourcePlace): void {
  const { target, warning } = nameOfRecorded(step);
  if (!/^(?:click|doubleClick|hover|change|waitForElement)$/u.test(step.type))
    return writer.addUnclear('act', place, `Steps of the type "${step.type}" are not known.`);
  if (!target) {
    // What is typed into a nameless field may be a secret nevertheless.
    if (step.type === 'change')
      writer.typedText(literal(step.value ?? ''), { label: null, isSecret: isSecretStep(step) });
    return writer.addUnclear('act', place, warning ?? NAMELESS);
  }
  const made = commandOf(writer, step, target);
  if (typeof made === 'string') return writer.addUnclear('act', place, made);
  const frame = step.frame?.length ? 'The element is in a frame.' : null;
  const warnings = [warning, made.warning, frame].filter(Boolean);
  writer.add(made.command, place, warnings.length > 0 ? warnings.join(' ') : null);
}

function commandOf(
  writer: TestWriter,
  step: RecordedStep,
  target: Target,
): { command: Command; warning?: string } | string {
  switch (step.type) {
    case 'click':
    case 'doubleClick': {
      const { button = 'primary', duration = 0 } = step;
      if (button !== 'primary' && button !== 'secondary')
        return 'The step language has no click with this button of the mouse.';
      const clicked = button === 'secondary' ? 'right-click' : 'click';
      const gesture = step.type === 'doubleClick' ? 'double-click' : clicked;
      const warning = duration >= LONG_PRESS ? 'The step does not hold the button down.' : undefined;
      return { command: { kind: 'click', gesture, target, times: 1 }, warning };
    }
    case 'hover':
      return { command: { kind: 'hover', target } };
    case 'change':
      return changeOf(writer, step, target);
    default: {
      const assertion = waitedFor(step, target);
      return typeof assertion === 'string' ? assertion : { command: { kind: 'waitUntil', assertion } };
    }
  }
}

/** A new value of a field or a list. */
function changeOf(
  writer: TestWriter,
  step: RecordedStep,
  target: Target,
): { command: Command; warning?: string } | string {
  const { tag, type } = controlOfRecorded(step);
  const value = step.value ?? '';
  if (tag === 'select')
    return { command: { kind: 'select', option: literal(value), target }, warning: optionWarning(value) };
  if (/^(?:checkbox|radio)$/u.test(type ?? ''))
    return 'The recording changes the markup of the box. Tick or untick it.';
  if (value === '') return { command: { kind: 'clear', target } };
  const text = writer.typedText(literal(value), { label: target.name, isSecret: isSecretStep(step) });
  if (DATE_OR_TIME.test(value)) return { command: { kind: 'set', target, value: text } };
  return { command: { kind: 'type', text, target, enter: false } };
}

function isSecretStep(step: RecordedStep): boolean {
  return controlOfRecorded(step).type === 'password' || isSecretField(...(step.selectors ?? []).flat());
}

/** A text: why it cannot be waited for. */
function waitedFor(
  { visible, count, operator = '>=', properties, attributes }: RecordedStep,
  target: Target,
): Assertion | string {
  if (Object.keys({ ...properties, ...attributes }).length > 0)
    return 'The recording waits for properties of the markup. Write what is to be seen.';
  if (visible === false || (count === 0 && operator !== '>='))
    return { kind: 'state', target, state: 'hidden', each: false };
  if (count === undefined || (count <= 1 && operator === '>='))
    return { kind: 'state', target, state: 'visible', each: false };
  const bound = operator === '==' ? 'exactly' : operator === '<=' ? 'at most' : 'at least';
  return { kind: 'count', target, bound, count };
}

/** The step as the file has it, in one line. */
function sourceOf(value: unknown): string {
  return JSON.stringify(value) ?? '';
}
