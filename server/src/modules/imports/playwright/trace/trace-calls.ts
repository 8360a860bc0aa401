import { NAMELESS, type ElementName } from '../../naming/element-name.ts';
import { literal, ownValue } from '../../naming/texts.ts';
import { nameOfLocator } from '../../naming/locator.ts';
import { segmentsOfSelector } from '../../naming/playwright-selector.ts';
import { isSecretField } from 'shared/step-language';
import type { SourcePlace } from '../../imported.ts';
import type { TestWriter } from '../../test-writer.ts';
import type { ChosenOption, PageCall } from '../page-call.ts';
import type { PageSwitch } from '../page-switch.ts';
import { createPageCallWriter } from '../write-call.ts';
import { plainPattern, writeExpectation } from '../write-expectation.ts';
import { createElementFinder, type ActedElement } from './snapshot-element.ts';
import type { TraceCall, TraceEvents } from './trace-events.ts';

type Params = Record<string, unknown>;

/** Calls that set up the browser or look at the page for the script; a test has none of them. */
const SET_UP = new Set([
  'newPage',
  'newContext',
  '__create__',
  '__waitInfo__',
  'tracingStart',
  'waitForSelectorInfo',
]);

/** Writes the calls of a trace, one after the other; `line` is the number of the call. */
export function createCallWriter(
  writer: TestWriter,
  { snapshots }: TraceEvents,
  pages: PageSwitch,
): (call: TraceCall, line: number) => void {
  const elementOf = createElementFinder(snapshots);
  const pageOf = new Map(snapshots.map(({ callId, pageId }) => [callId, pageId]));
  const writeCall = createPageCallWriter(writer);
  let page: string | undefined;
  return (call, line) => {
    const { callId, method, params = {} } = call;
    if (SET_UP.has(method) || call.class === 'Tracing' || call.class === 'Route') return;
    const place: SourcePlace = { source: sourceOf(call), line };
    const own = call.pageId ?? pageOf.get(callId);
    if (call.class === 'Dialog') return writeDialog(writer, call, place);
    if (call.class === 'Page' && method === 'close') {
      if (!pages.close(own ?? page ?? '', place)) writer.reject(place, 'The window closes with the test.');
      page = undefined;
      return;
    }
    if (own) pages.use(own, place);
    page = own ?? page;
    const selector = selectorOf(params);
    const acted = selector === null ? null : elementOf(callId);
    const element = selector === null ? null : nameOf(selector, acted);
    if (method === 'expect') return writeExpectation(writer, expectationOf(params, element), place);
    if (
      /^(?:query|get|is|inner|text|input|evalOn|waitForSelector|content|title)/u.test(method) &&
      method !== 'waitForSelector'
    )
      return writer.reject(place, 'The script only reads the page here.', method);
    writeCall(callOf(call, element, acted), place);
  };
}

/** Of a drag, that of the element that is dragged. */
function selectorOf({ selector, source }: Params): string | null {
  return [selector, source].find((one) => typeof one === 'string') ?? null;
}

/** By the selector; by the words of the snapshot where the selector has none. */
function nameOf(selector: string, acted: ActedElement | null): ElementName {
  const found = nameOfLocator(segmentsOfSelector(literal(selector)));
  if (found.target || !acted?.target) return found;
  return {
    target: acted.target,
    warning: `The name is that of the recorded page; the file says ${selector}.`,
  };
}

function callOf(
  { method, params = {} }: TraceCall,
  element: ElementName | null,
  acted: ActedElement | null,
): PageCall {
  const text = [params.url, params.value, params.text, params.key].find((one) => typeof one === 'string');
  const selector = selectorOf(params);
  const known = ownValue(METHODS, method);
  return {
    method: known ?? method,
    element,
    isSecret: acted?.isPassword === true || isSecretField(selector, element?.target?.name ?? null),
    text: typeof text === 'string' ? literal(text) : null,
    options: optionsOf(params.options),
    files: namesOfFiles(params),
    button: typeof params.button === 'string' ? params.button : undefined,
    clicks: typeof params.clickCount === 'number' ? params.clickCount : undefined,
    extras: extrasOf(params),
    destination:
      typeof params.target === 'string' ? nameOfLocator(segmentsOfSelector(literal(params.target))) : null,
    state: typeof params.state === 'string' ? params.state : undefined,
    size: sizeOf(params.viewportSize),
    milliseconds: typeof params.timeout === 'number' ? params.timeout : null,
  };
}

/** Options that change what is done; those that a trace always has are left out where they are as usual. */
function extrasOf(params: Params): string[] {
  return EXTRAS.flatMap((name) => {
    const value = params[name];
    const isUsual = value === undefined || value === false || (Array.isArray(value) && value.length === 0);
    return isUsual ? [] : [`${name}: ${JSON.stringify(value)}`];
  });
}

const EXTRAS = ['modifiers', 'force', 'position', 'sourcePosition', 'targetPosition', 'trial'];

/** How the protocol calls what the library calls otherwise. */
const METHODS: Record<string, string> = {
  keyboardPress: 'keyboard.press',
  keyboardType: 'keyboard.type',
  keyboardInsertText: 'keyboard.type',
  waitForSelector: 'waitFor',
  setInputFilePaths: 'setInputFiles',
  dragAndDrop: 'dragTo',
};

function optionsOf(options: unknown): ChosenOption[] {
  if (!Array.isArray(options)) return [];
  return options.map((one: unknown): ChosenOption => {
    const { label, value, valueOrLabel } = (typeof one === 'object' && one !== null ? one : {}) as Params;
    if (typeof label === 'string') return { label: literal(label) };
    const words = typeof valueOrLabel === 'string' ? valueOrLabel : value;
    return typeof words === 'string' ? { value: literal(words) } : {};
  });
}

function sizeOf(value: unknown): PageCall['size'] {
  const { width, height } = (typeof value === 'object' && value !== null ? value : {}) as Params;
  return typeof width === 'number' && typeof height === 'number' ? { width, height } : null;
}

function namesOfFiles({ localPaths, payloads, files }: Params): string[] | null {
  const list = [localPaths, payloads, files].find((one) => Array.isArray(one)) as unknown[] | undefined;
  return (
    list?.map((one) =>
      typeof one === 'object' && one !== null && 'name' in one ? String(one.name) : String(one),
    ) ?? null
  );
}

function writeDialog(writer: TestWriter, { method, params = {} }: TraceCall, place: SourcePlace): void {
  const text = typeof params.promptText === 'string' ? params.promptText : null;
  if (method === 'accept' || method === 'dismiss')
    writer.add(
      { kind: 'dialog', accept: method === 'accept', text: method === 'accept' ? text : null },
      place,
    );
  else writer.reject(place, 'The script only reads the dialog here.');
}

function expectationOf(params: Params, element: ElementName | null): Parameters<typeof writeExpectation>[1] {
  const expression = typeof params.expression === 'string' ? params.expression : '';
  const expected: unknown[] = Array.isArray(params.expectedText) ? params.expectedText : [];
  const [first, ...others] = expected as Params[];
  const pattern = typeof first?.regexSource === 'string' ? plainPattern(first.regexSource) : null;
  const text = typeof first?.string === 'string' ? first.string : (pattern?.text ?? null);
  const ignoresCase =
    first?.ignoreCase === true || (pattern !== null && String(first?.regexFlags ?? '').includes('i'));
  const isList = others.length > 0 || expression.endsWith('.array');
  return {
    matcher: matcherOf(expression, first?.matchSubstring === true),
    element: element ?? { target: null, warning: NAMELESS },
    isWholePage: /^(?:body|html|:root|css=body)$/u.test(selectorOf(params) ?? ''),
    isNegated: params.isNot === true,
    text: isList || text === null ? null : literal(text),
    comparison: pattern?.comparison,
    extras: ignoresCase ? ['the comparison ignores case'] : [],
    number: typeof params.expectedNumber === 'number' ? params.expectedNumber : null,
    attribute: typeof params.expressionArg === 'string' ? params.expressionArg : null,
  };
}

/** `toHaveText` for `to.have.text`. */
function matcherOf(expression: string, isSubstring: boolean): string {
  const name = expression
    .replace(/\.array$/u, '')
    .replaceAll(/\.(\w)/gu, (_, letter: string) => letter.toUpperCase())
    .replace('toHaveUrl', 'toHaveURL')
    .replace('toHaveAttributeValue', 'toHaveAttribute')
    .replace(/^toBe(?:Checked|Unchecked)$/u, (whole) => whole);
  return name === 'toHaveText' && isSubstring ? 'toContainText' : name;
}

/** `Frame.click {"selector":"#buy"}`, without what every call has. */
function sourceOf({ class: owner, method, params = {} }: TraceCall): string {
  const own = Object.entries(params).filter(([key]) => !/^(?:timeout|strict|waitUntil)$/u.test(key));
  return `${owner ? `${owner}.` : ''}${method} ${JSON.stringify(Object.fromEntries(own))}`;
}
