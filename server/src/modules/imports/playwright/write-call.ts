import type { Action, Command, Target } from 'shared/step-language';
import { NAMELESS, type ElementName } from '../naming/element-name.ts';
import { keysOf } from '../naming/keys.ts';
import type { TestWriter } from '../test-writer.ts';
import type { SourcePlace } from '../imported.ts';
import type { PageCall } from './page-call.ts';
import { ownValue } from '../naming/texts.ts';

/** Calls that only prepare, wait or look, with the reason why they become no steps. */
const REJECTED: Record<string, string> = {
  waitForLoadState: 'Steps wait for pages by themselves.',
  waitForNavigation: 'Steps wait for pages by themselves.',
  waitForEvent:
    'Steps wait for what they use by themselves. To check a file, write: A file named "…" was downloaded.',
  waitForRequest:
    'Steps wait for pages by themselves. To check the answer of a request, write: The request to "…" returns 200.',
  waitForFunction: 'Scripts are not taken from files.',
  evaluate: 'Scripts are not taken from files.',
  evaluateHandle: 'Scripts are not taken from files.',
  evaluateExpression: 'Scripts are not taken from files.',
  evaluateExpressionHandle: 'Scripts are not taken from files.',
  addInitScript: 'Scripts are not taken from files.',
  dispatchEvent: 'Scripts are not taken from files.',
  route: 'Requests are not changed in tests.',
  unroute: 'Requests are not changed in tests.',
  setContent: 'The page of a test is opened by its address.',
  screenshot: 'Each step has a screenshot.',
  pause: 'A run does not pause.',
  blur: 'Steps move the focus by what they do.',
  setDefaultTimeout: 'Steps have fixed limits of time.',
  setDefaultNavigationTimeout: 'Steps have fixed limits of time.',
  setExtraHTTPHeaders: 'Requests are not changed in tests.',
};

export const OPEN_RESPONSE =
  'Steps wait for pages by themselves. To check the answer of a request, write: The request to "…" returns 200.';
const UNNAMED = 'No sentence of the step language does this.';

/** Writes the calls of a test, one after the other. Each is a step, or why it is none: every call leaves something behind. */
export function createPageCallWriter(writer: TestWriter): (call: PageCall, place: SourcePlace) => void {
  /** The element that the keyboard types into, as far as the calls say. */
  let focused: Pick<PageCall, 'element' | 'isSecret'> = { element: null };
  return (call, place) => {
    const { method, element } = call;
    const isTypedIntoFocused = method === 'keyboard.type';
    writeCall(
      writer,
      isTypedIntoFocused && focused.isSecret
        ? { ...call, isSecret: true, label: focused.element?.target?.name }
        : call,
      place,
    );
    rejectLimits(writer, call, place);
    if (element && FOCUSES.test(method)) focused = call;
    else if (method === 'goto') focused = { element: null };
  };
}

function writeCall(writer: TestWriter, call: PageCall, place: SourcePlace): void {
  const { method, element, extras = [] } = call;
  const reason = ownValue(REJECTED, method);
  if (reason) return writer.reject(place, reason, method);
  if (/^(?:setViewportSize|waitForResponse|goto)$/u.test(method) && extras.length > 0)
    writer.reject({ ...place, source: extras.join(', ') }, 'The step leaves out this option.');
  if (method === 'setViewportSize') {
    const { width, height } = call.size ?? { width: 0, height: 0 };
    return writer.useViewport(width, height, place);
  }
  if (method === 'waitForResponse') {
    if (call.response) writer.add({ kind: 'request', ...call.response }, place);
    else writer.reject(place, OPEN_RESPONSE);
    return;
  }
  if (method === 'goto') {
    if (typeof call.text === 'string') writer.open(call.text, place);
    else writer.addUnclear('act', place, 'The file makes up the address while it runs. Write the address.');
    return;
  }
  if (element && !element.target) {
    // What is typed into a nameless field may be a secret nevertheless.
    if (TYPES.test(method) && typeof call.text === 'string')
      writer.typedText(call.text, { label: null, isSecret: call.isSecret ?? false });
    return writer.addUnclear('act', place, element.warning ?? NAMELESS);
  }
  const made = commandOf(writer, call, element?.target ?? null);
  if (!made) return writer.addUnclear('act', place, UNNAMED);
  if (typeof made === 'string') return writer.addUnclear('act', place, made);
  const warnings = [made.warning, element?.warning, extrasWarning(extras)].filter(Boolean);
  writer.add(made.command, place, warnings.length > 0 ? warnings.join(' ') : null);
}

/** Calls that leave the focus in their element. */
const FOCUSES = /^(?:click|dblclick|tap|fill|type|clear|press|focus|check|uncheck|setChecked|selectOption)$/u;

/** Calls that type a text. */
export const TYPES = /^(?:fill|type|keyboard\.type)$/u;

interface Made {
  command: Command;
  warning?: string;
}

/** null: there is no such action; a text: why there is none for this call. */
function commandOf(writer: TestWriter, call: PageCall, target: Target | null): Made | string | null {
  const { method } = call;
  const plain = ownValue(PLAIN, method);
  if (plain) return { command: plain };
  if (method === 'press' || method === 'keyboard.press') return pressOf(call, target);
  if (TYPES.test(method)) return typeOf(writer, call, target);
  if (method === 'waitForTimeout') {
    const seconds = Math.max(1, Math.round((call.milliseconds ?? 0) / 1000));
    return { command: { kind: 'wait', seconds } };
  }
  if (method === 'waitForURL')
    return call.text
      ? waitForUrl(call.text)
      : 'The file waits for a pattern. Write the address that is expected.';
  if (!target) return null;
  switch (method) {
    case 'click':
    case 'dblclick':
    case 'tap':
      return clickOf(call, target);
    case 'check':
    case 'uncheck':
    case 'setChecked':
      return { command: { kind: 'tick', target, on: call.isOn ?? method === 'check' } };
    case 'clear':
      return { command: { kind: 'clear', target } };
    case 'selectOption':
      return selectOf(call, target);
    case 'hover':
      return { command: { kind: 'hover', target } };
    case 'scrollIntoViewIfNeeded':
      return { command: { kind: 'scrollTo', target } };
    case 'dragTo':
      return dragOf(target, call.destination ?? null);
    case 'setInputFiles':
      return uploadOf(call, target);
    case 'waitFor':
      return waitOf(call, target);
    default:
      return null;
  }
}

const PLAIN: Partial<Record<string, Action>> = {
  goBack: { kind: 'back' },
  goForward: { kind: 'forward' },
  reload: { kind: 'reload' },
};

/** An address, or one with `**` for its beginning. */
function waitForUrl(glob: string): Made | string {
  const isEnd = glob.startsWith('**');
  const text = glob.replace(/^\*\*/u, '');
  if (text === '' || /[*?{}[\]]/u.test(text.replace(/\{\{\w+\}\}/gu, '')))
    return 'The file waits for a pattern. Write the address that is expected.';
  const comparison = isEnd ? 'ends with' : 'is';
  return {
    command: {
      kind: 'waitUntil',
      assertion: { kind: 'page', property: 'url', comparison, text, negated: false },
    },
  };
}

function clickOf({ method, button = 'left', clicks = 1 }: PageCall, target: Target): Made | string {
  if (button !== 'left' && button !== 'right')
    return 'The step language has no click with this button of the mouse.';
  if (method === 'dblclick' || clicks === 2)
    return { command: { kind: 'click', gesture: 'double-click', target, times: 1 } };
  const gesture = button === 'right' ? 'right-click' : 'click';
  return { command: { kind: 'click', gesture, target, times: Math.max(1, clicks) } };
}

function pressOf({ text }: PageCall, target: Target | null): Made | string {
  const keys = typeof text === 'string' ? keysOf(text) : null;
  if (keys === null) return 'The step language does not have this key.';
  return { command: { kind: 'press', keys, times: 1, target } };
}

function typeOf(
  writer: TestWriter,
  { text, element, isSecret, label, method, enter = false }: PageCall,
  target: Target | null,
): Made | string {
  if (typeof text !== 'string') return 'The file makes up the text while it runs. Write the text.';
  if (text === '') return target ? { command: { kind: 'clear', target } } : 'Nothing is typed here.';
  const written = writer.typedText(text, {
    label: element?.target?.name ?? label ?? null,
    isSecret: isSecret ?? false,
  });
  const isPicked = target !== null && !enter && method === 'fill' && DATE_OR_TIME.test(text);
  if (isPicked) return { command: { kind: 'set', target, value: written } };
  return { command: { kind: 'type', text: written, target, enter } };
}

/** What date, time, month and colour fields take; text fields take it, too. */
export const DATE_OR_TIME = /^(?:\d{4}-\d{2}(?:-\d{2})?|\d{2}:\d{2}|#[0-9a-f]{6})$/iu;

function selectOf({ options = [] }: PageCall, target: Target): Made | string {
  const [option, ...others] = options;
  const words = option?.label ?? option?.value;
  if (!option || words === undefined) return 'The file names the option by its number. Write its words.';
  if (others.length > 0) return 'The file selects several options at once. Write a step for each.';
  const hasLabel = option.label !== undefined;
  return {
    command: { kind: 'select', option: words, target },
    warning: hasLabel ? undefined : optionWarning(words),
  };
}

/** The markup's value of an option need not be what a person sees. */
export function optionWarning(value: string): string {
  return `"${value}" may be what the markup calls the option. The step needs the words that are shown.`;
}

function dragOf(source: Target, destination: ElementName | null): Made | string {
  if (!destination?.target) return destination?.warning ?? NAMELESS;
  return { command: { kind: 'drag', source, destination: destination.target, position: 'onto' } };
}

function uploadOf({ files }: PageCall, target: Target): Made | string {
  const [file, ...others] = files ?? [];
  if (file === undefined) return 'The file clears the field for files. A test cannot.';
  if (others.length > 0) return 'A test has one attached file.';
  const name = file.split(/[\\/]/u).at(-1) ?? file;
  return {
    command: { kind: 'upload', file: name, target },
    warning: `Attach the file "${name}" to the test.`,
  };
}

function waitOf({ state = 'visible' }: PageCall, target: Target): Made | string {
  if (state !== 'visible' && state !== 'hidden' && state !== 'attached' && state !== 'detached')
    return UNNAMED;
  const isGone = state === 'hidden' || state === 'detached';
  const assertion = { kind: 'state', target, state: isGone ? 'hidden' : 'visible', each: false } as const;
  return {
    command: { kind: 'waitUntil', assertion },
    warning:
      state === 'attached' || state === 'detached'
        ? 'The file waits for markup; the step waits for what is seen.'
        : undefined,
  };
}

/** Lists options that no step has. A call that makes no step is listed as a whole. */
export function rejectLimits(
  writer: TestWriter,
  { method, limits = [] }: Pick<PageCall, 'limits'> & { method: string },
  place: SourcePlace,
): void {
  if (limits.length === 0 || ownValue(REJECTED, method)) return;
  writer.reject({ ...place, source: limits.join(', ') }, 'Steps have time limits and a pace of their own.');
}

export function extrasWarning(extras: string[]): string | null {
  return extras.length === 0 ? null : `The step leaves out: ${extras.join(', ')}.`;
}
