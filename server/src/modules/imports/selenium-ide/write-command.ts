import {
  isSecretField,
  type Assertion,
  type Command,
  type Target,
  type TextComparison,
} from 'shared/step-language';
import type { SourcePlace } from '../imported.ts';
import { ANYWHERE, NAMELESS, type ElementName } from '../naming/element-name.ts';
import { keysOf } from '../naming/keys.ts';
import { DATE_OR_TIME, optionWarning } from '../playwright/write-call.ts';
import type { TestWriter } from '../test-writer.ts';
import type { SideCommand } from './project-schema.ts';
import { isSecretElement, nameOfLocators, nameOfLocatorText, tagOfLocators } from './side-element.ts';
import { splitKeys, type StoredValues } from './values.ts';
import { whyRejected } from './rejected.ts';
import { ownValue } from '../naming/texts.ts';

interface Context {
  writer: TestWriter;
  values: StoredValues;
}

/** A command on an element; a text: why it is none. */
type Made = Command | string | { command: Command; warning: string };

/** Writes a command of Selenium IDE as a step, or why it is none. Every command leaves something behind. */
export function writeCommand(context: Context, command: SideCommand, place: SourcePlace): void {
  const { writer, values } = context;
  const rejected = whyRejected(command.command);
  if (rejected) {
    if (/^(?:execute|store)/u.test(command.command)) values.setUnknown(command.value || command.target);
    return writer.reject(place, rejected.why, rejected.command);
  }
  if (values.usesUnknown(`${command.target} ${command.value}`)) {
    hideTyped(context, command);
    return writer.addUnclear(typeOf(command), place, 'It uses a value that a script of the file makes.');
  }
  const withoutElement = ownValue(WITHOUT_ELEMENT, command.command);
  if (withoutElement) return withoutElement(context, command, place);
  const onElement = ownValue(ON_ELEMENT, command.command);
  if (!onElement)
    return writer.addUnclear(typeOf(command), place, `The command "${command.command}" is not known.`);
  const element = nameOfLocators(command, values.interpolate);
  if (!element.target) return writeNameless(context, command, element, place);
  write(
    writer,
    onElement(context, command, element.target, element),
    element.warning,
    typeOf(command),
    place,
  );
  rejectLimit(writer, command, place);
}

/** The value of a command that waits for the state of an element is its limit in milliseconds, which the IDE fills in. */
function rejectLimit(writer: TestWriter, { command, value }: SideCommand, place: SourcePlace): void {
  if (!/^waitForElement/u.test(command) || value.trim() === '' || value.trim() === '30000') return;
  writer.reject({ ...place, source: `${command}: ${value}` }, 'A step waits for at most 30 seconds.');
}

function write(
  writer: TestWriter,
  made: Made,
  warning: string | null,
  type: 'act' | 'assert',
  place: SourcePlace,
) {
  if (typeof made === 'string') return writer.addUnclear(type, place, made);
  if (!('command' in made)) return writer.add(made, place, warning);
  writer.add(made.command, place, [warning, made.warning].filter(Boolean).join(' '));
}

function typeOf({ command }: SideCommand): 'act' | 'assert' {
  return /^(?:assert|verify)/u.test(command) ? 'assert' : 'act';
}

/** A text that one nameless element has is expected anywhere on the page, which is said. */
function writeNameless(
  { writer, values }: Context,
  command: SideCommand,
  { warning }: ElementName,
  place: SourcePlace,
) {
  const isText = /^(?:assert|verify|waitFor)Text$/u.test(command.command) && command.value.trim() !== '';
  if (!isText) {
    hideTyped({ writer }, command);
    return writer.addUnclear(typeOf(command), place, warning ?? NAMELESS);
  }
  const text = shownText(values.interpolate(command.value));
  const shows: Assertion = { kind: 'shows', text, negated: false, place: null };
  writer.add(
    command.command.startsWith('wait') ? { kind: 'waitUntil', assertion: shows } : shows,
    place,
    ANYWHERE,
  );
}

/** Commands about the page, the window or values. */
const WITHOUT_ELEMENT: Partial<
  Record<string, (context: Context, command: SideCommand, place: SourcePlace) => void>
> = {
  open: ({ writer, values }, { target }, place) => writer.open(values.interpolate(target) || '/', place),
  pause: ({ writer }, { target, value }, place) => {
    const seconds = Math.max(1, Math.round((Number(target || value) || 0) / 1000));
    writer.add({ kind: 'wait', seconds }, place);
  },
  setWindowSize: ({ writer }, { target }, place) => {
    const [width = 0, height = 0] = target.split('x').map(Number);
    writer.useViewport(width || 0, height || 0, place);
  },
  close: ({ writer }, _, place) => writer.add({ kind: 'closeTab', tab: null }, place),
  store: ({ writer, values }, { target, value }, place) => {
    const isSecret = isSecretField(value) && !target.includes('${');
    if (isSecret) values.setWritten(value, writer.typedText(target, { label: value, isSecret }));
    else values.setConstant(value, target);
    writer.reject(place, 'The value stands in the steps that use it.');
  },
  storeTitle: (context, { target, value }, place) => rememberPage(context, 'title', value || target, place),
  assertTitle: titleIs,
  verifyTitle: titleIs,
  assertAlert: dialogTextIs,
  assertConfirmation: dialogTextIs,
  assertPrompt: dialogTextIs,
  verifyAlert: dialogTextIs,
  acceptAlert: answer(true),
  acceptConfirmation: answer(true),
  dismissConfirmation: answer(false),
  dismissPrompt: answer(false),
  webdriverChooseOkOnVisibleConfirmation: answer(true),
  webdriverChooseCancelOnVisibleConfirmation: answer(false),
  webdriverChooseCancelOnVisiblePrompt: answer(false),
  answerPrompt: answerWith,
  webdriverAnswerOnVisiblePrompt: answerWith,
};

function titleIs({ writer, values }: Context, { target }: SideCommand, place: SourcePlace): void {
  const text = values.interpolate(target);
  writer.add({ kind: 'page', property: 'title', comparison: 'is', text, negated: false }, place);
}

function dialogTextIs({ writer, values }: Context, { target }: SideCommand, place: SourcePlace): void {
  writer.add({ kind: 'dialogSays', comparison: 'is', text: values.interpolate(target) }, place);
}

function answer(accept: boolean) {
  return ({ writer }: Context, _: SideCommand, place: SourcePlace) =>
    writer.add({ kind: 'dialog', accept, text: null }, place);
}

function answerWith({ writer, values }: Context, { target }: SideCommand, place: SourcePlace): void {
  writer.add({ kind: 'dialog', accept: true, text: values.interpolate(target) }, place);
}

function rememberPage(
  { writer, values }: Context,
  source: 'title' | 'url',
  name: string,
  place: SourcePlace,
): void {
  values.setRemembered(name);
  writer.add({ kind: 'remember', source, as: name }, place);
}

type OnElement = (context: Context, command: SideCommand, target: Target, element: ElementName) => Made;

const click =
  (gesture: 'click' | 'double-click' | 'right-click'): OnElement =>
  (_, __, target) => ({ kind: 'click', gesture, target, times: 1 });
/** The value is a point in the element: without it, the middle is clicked. */
const clickAt =
  (gesture: 'click' | 'double-click' | 'right-click'): OnElement =>
  (context, command, target, element) => {
    const made: Made = click(gesture)(context, command, target, element);
    if (typeof made === 'string' || 'command' in made || command.value.trim() === '') return made;
    return { command: made, warning: `The step leaves out the point ${command.value.trim()}.` };
  };
const tick =
  (on: boolean): OnElement =>
  (_, __, target) => ({ kind: 'tick', target, on });
const state =
  (name: Extract<Assertion, { kind: 'state' }>['state']): OnElement =>
  (_, __, target, { isText }) =>
    stateOf(target, name, isText);
const until =
  (name: Extract<Assertion, { kind: 'state' }>['state']): OnElement =>
  (_, __, target, { isText }) => ({ kind: 'waitUntil', assertion: stateOf(target, name, isText) });
const compare =
  (negated: boolean, comparison: TextComparison = 'is'): OnElement =>
  ({ values }, { value }, target, { isText }) => {
    const text = shownText(values.interpolate(value));
    if (isText && target.name === text && !negated) return stateOf(target, 'visible', true);
    return { kind: 'value', target, comparison, text, negated, each: false };
  };

/** Commands on an element. */
const ON_ELEMENT: Partial<Record<string, OnElement>> = {
  click: click('click'),
  clickAt: clickAt('click'),
  doubleClick: click('double-click'),
  doubleClickAt: clickAt('double-click'),
  contextMenu: click('right-click'),
  contextMenuAt: clickAt('right-click'),
  check: tick(true),
  uncheck: tick(false),
  type: typeInto,
  sendKeys: typeInto,
  editContent: typeInto,
  select: selectOption,
  addSelection: selectOption,
  mouseOver: (_, __, target) => ({ kind: 'hover', target }),
  dragAndDropToObject: drag,
  dragAndDrop: drag,
  assertText: compare(false),
  verifyText: compare(false),
  assertNotText: compare(true),
  verifyNotText: compare(true),
  assertValue: compare(false),
  verifyValue: compare(false),
  assertSelectedLabel: compare(false),
  verifySelectedLabel: compare(false),
  assertElementPresent: state('visible'),
  verifyElementPresent: state('visible'),
  assertElementNotPresent: state('hidden'),
  verifyElementNotPresent: state('hidden'),
  assertVisible: state('visible'),
  assertChecked: state('checked'),
  verifyChecked: state('checked'),
  assertNotChecked: state('unchecked'),
  verifyNotChecked: state('unchecked'),
  assertEditable: state('editable'),
  verifyEditable: state('editable'),
  assertNotEditable: state('read-only'),
  verifyNotEditable: state('read-only'),
  waitForElementVisible: until('visible'),
  waitForElementPresent: until('visible'),
  waitForElementNotVisible: until('hidden'),
  waitForElementNotPresent: until('hidden'),
  waitForElementEditable: until('editable'),
  waitForElementNotEditable: until('read-only'),
  waitForText: ({ values }, { value }, target) => {
    const text = shownText(values.interpolate(value));
    return {
      kind: 'waitUntil',
      assertion: { kind: 'value', target, comparison: 'is', text, negated: false, each: false },
    };
  },
  storeText: remember,
  storeValue: remember,
};

/** The recorder writes line breaks as `\n`; texts are compared with single spaces. */
function shownText(text: string): string {
  return text.replaceAll(/\s*\\n\s*/gu, ' ').trim();
}

function stateOf(
  target: Target,
  name: Extract<Assertion, { kind: 'state' }>['state'],
  isText = false,
): Assertion {
  const isBare = isText && target.kind === null && target.ordinal === null && target.name !== null;
  if (isBare && (name === 'visible' || name === 'hidden'))
    return { kind: 'shows', text: target.name ?? '', negated: name === 'hidden', place: target.place };
  return { kind: 'state', target, state: name, each: false };
}

function remember({ values }: Context, { value }: SideCommand, target: Target): Made {
  values.setRemembered(value);
  return { kind: 'remember', source: target, as: value };
}

/** Keeps a secret out of what is shown of a command that types it and becomes no clear step. */
export function hideTyped(
  { writer }: Pick<Context, 'writer'>,
  command: SideCommand,
  label: string | null = null,
): void {
  if (!/^(?:type|sendKeys|editContent)$/u.test(command.command)) return;
  const isSecret = isSecretTyping(command);
  for (const one of splitKeys(command.value))
    if ('text' in one)
      for (const text of one.text.split(/\$\{\s*\w+\s*\}/u)) writer.typedText(text, { label, isSecret });
}

function isSecretTyping(command: SideCommand): boolean {
  return isSecretElement(command) || tagOfLocators(command)?.type === 'password';
}

/** Text for the field, or keys; several of them are written one after the other, the last one is returned. */
function typeInto(context: Context, command: SideCommand, target: Target): Made {
  const { writer, values } = context;
  const [first, second, ...others] = splitKeys(command.value);
  if (!first) return command.command === 'sendKeys' ? 'Nothing is typed here.' : { kind: 'clear', target };
  if ('keys' in first && !second) {
    const keys = keysOf(first.keys);
    return keys === null
      ? 'The step language does not have this key.'
      : { kind: 'press', keys, times: 1, target };
  }
  if ('keys' in first || others.length > 0 || (second && !('keys' in second && second.keys === 'Enter'))) {
    hideTyped(context, command, target.name);
    return 'Texts and keys alternate here. Write a step for each.';
  }
  const isSecret = isSecretTyping(command);
  const text = writer.typedText(values.interpolate(first.text), { label: target.name, isSecret });
  if (command.command === 'type' && !second && DATE_OR_TIME.test(first.text))
    return { kind: 'set', target, value: text };
  return { kind: 'type', text, target, enter: second !== undefined };
}

/** `label=Large`, `value=l`, `index=1`; a bare text is a label. */
function selectOption({ values }: Context, { value }: SideCommand, target: Target): Made {
  const [, by = 'label', words = ''] = /^(?:(label|value|index|id)=)?(.*)$/su.exec(value) ?? [];
  const option = values.interpolate(words);
  if (by === 'index' || by === 'id')
    return `The file names the option by its ${by === 'id' ? 'id' : 'number'}. Write its words.`;
  const command: Command = { kind: 'select', option, target };
  return by === 'label' ? command : { command, warning: optionWarning(option) };
}

function drag({ values }: Context, { value }: SideCommand, target: Target): Made {
  const destination = nameOfLocatorText(values.interpolate(value));
  if (!destination.target) return destination.warning ?? NAMELESS;
  return { kind: 'drag', source: target, destination: destination.target, position: 'onto' };
}
