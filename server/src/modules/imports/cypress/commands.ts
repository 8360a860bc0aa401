import { isSecretField } from 'shared/step-language';
import { fieldOf, plainOf, textOf, UNKNOWN, type Value } from '../code/value.ts';
import { nameOfLocator } from '../naming/locator.ts';
import { splitTyped, type Typed } from '../naming/typed-text.ts';
import { ownValue } from '../naming/texts.ts';
import { leftOutOptions } from '../playwright/code/call-options.ts';
import { segmentsOfSelector } from '../naming/playwright-selector.ts';
import { selectorOf } from '../playwright/code/page-calls.ts';
import type { ChosenOption, PageCall } from '../playwright/page-call.ts';
import { segmentsOf, type Subject } from './subject.ts';

/** Commands that do what a call of Playwright does, by its name. */
const METHODS: Record<string, string> = {
  attachFile: 'setInputFiles',
  check: 'check',
  clear: 'clear',
  click: 'click',
  dblclick: 'dblclick',
  drag: 'dragTo',
  focus: 'focus',
  press: 'keyboard.press',
  realClick: 'click',
  realHover: 'hover',
  realPress: 'keyboard.press',
  reload: 'reload',
  rightclick: 'click',
  scrollIntoView: 'scrollIntoViewIfNeeded',
  select: 'selectOption',
  selectFile: 'setInputFiles',
  uncheck: 'uncheck',
};
const HOVERS = /^(?:mouse|pointer)(?:over|enter|move)$/u;

/** The calls of a page that a command makes, one after the other; null: the command is another one. */
export function callsOf(subject: Subject, name: string, values: Value[]): PageCall[] | null {
  const [first = UNKNOWN, second = UNKNOWN] = values;
  const segments = segmentsOf(subject);
  const element = subject.is === 'start' ? null : nameOfLocator(segments ?? []);
  const isSecret = isSecretField(element?.target?.name ?? null, ...(segments ?? []).map(selectorOf));
  if (name === 'type' || name === 'realType') {
    const { limits, extras } = leftOutOptions('type', values);
    const isPlain = plainOf(fieldOf(second, 'parseSpecialCharSequences')) === false;
    return typedCalls(textOf(first), isPlain).map((call, index) => {
      const made = { ...call, element, isSecret };
      return index === 0 ? { ...made, limits, extras } : made;
    });
  }
  const method = name === 'trigger' && HOVERS.test(textOf(first) ?? '') ? 'hover' : ownValue(METHODS, name);
  if (method)
    return [
      {
        method,
        element,
        button: name === 'rightclick' ? 'right' : undefined,
        text: textOf(first),
        options: optionsOf(first),
        files: filesOf(first),
        destination: name === 'drag' ? destinationOf(first) : null,
        ...leftOut(method, values),
      },
    ];
  switch (name) {
    case 'visit': {
      const address = textOf(first) ?? textOf(fieldOf(first, 'url'));
      return [
        { method: 'goto', element: null, text: address, ...leftOutOptions('goto', optionsOfVisit(values)) },
      ];
    }
    case 'go': {
      const direction = textOf(first) ?? '';
      return [{ method: /^(?:forward|\d+)$/u.test(direction) ? 'goForward' : 'goBack', element: null }];
    }
    case 'viewport':
      return [{ method: 'setViewportSize', element: null, size: sizeOf(first, second) }];
    case 'wait': {
      const milliseconds = plainOf(first);
      return typeof milliseconds === 'number'
        ? [{ method: 'waitForTimeout', element: null, milliseconds }]
        : null;
    }
    default:
      return null;
  }
}

/** `Ada{enter}`, `{selectall}{backspace}`, `{ctrl}a`: typing replaces what is in the field, so selecting all before is no step. */
function typedCalls(text: string | null, isPlain: boolean): Omit<PageCall, 'element'>[] {
  if (text === null) return [{ method: 'fill', text }];
  // `{{}` is a brace.
  const typed: Typed[] = isPlain ? [{ text }] : splitTyped(text, /(?<!\{)\{(\w+)\}(?!\})/u);
  const calls: Omit<PageCall, 'element'>[] = [];
  for (const [index, one] of typed.entries()) {
    const before = typed[index - 1];
    const isAll = before !== undefined && 'keys' in before && before.keys === 'Control+A';
    if ('text' in one) {
      if (isAll) calls.pop();
      calls.push({ method: 'fill', text: one.text.replaceAll('{{}', '{') });
    } else if (one.keys === 'Enter' && before && 'text' in before)
      calls.splice(-1, 1, { method: 'fill', text: before.text.replaceAll('{{}', '{'), enter: true });
    else if (isAll && /^(?:Backspace|Delete)$/u.test(one.keys)) calls.splice(-1, 1, { method: 'clear' });
    else calls.push({ method: 'press', text: one.keys });
  }
  return calls.length > 0 ? calls : [{ method: 'fill', text }];
}

/** Options, and the point or the value that stands before them. */
function leftOut(method: string, values: Value[]): Pick<PageCall, 'extras' | 'limits'> {
  const { extras, limits } = leftOutOptions(method, values);
  const isPoint = /^(?:click|dblclick|check|uncheck)$/u.test(method);
  const points = isPoint ? values.flatMap((value) => textOf(value) ?? []) : [];
  return { extras: points.length > 0 ? [points.join(', '), ...extras] : extras, limits };
}

function optionsOfVisit(values: Value[]): Value[] {
  return values.map((value) =>
    value.is === 'object'
      ? {
          is: 'object',
          fields: new Map([...value.fields].filter(([name]) => name !== 'url' && name !== 'auth')),
        }
      : value,
  );
}

/** By its words or its value; by its number in no way that a step knows. */
function optionsOf(value: Value): ChosenOption[] {
  const items = value.is === 'list' ? value.items : [value];
  return items.map((item): ChosenOption => {
    const words = plainOf(item);
    return typeof words === 'string' ? { value: words } : {};
  });
}

function filesOf(value: Value): string[] | null {
  const items = value.is === 'list' ? value.items : [value];
  const names = items.map((item) => textOf(fieldOf(item, 'fileName') ?? fieldOf(item, 'contents') ?? item));
  return names.every((one) => one !== null) ? names : null;
}

function destinationOf(value: Value) {
  const selector = textOf(value);
  return nameOfLocator(selector === null ? [] : segmentsOfSelector(selector));
}

/** Sizes that the library has names for. */
const SIZES: Record<string, [number, number]> = {
  'ipad-2': [768, 1024],
  'ipad-mini': [768, 1024],
  'iphone-3': [320, 480],
  'iphone-4': [320, 480],
  'iphone-5': [320, 568],
  'iphone-6': [375, 667],
  'iphone-6+': [414, 736],
  'iphone-7': [375, 667],
  'iphone-8': [375, 667],
  'iphone-se2': [375, 667],
  'iphone-x': [375, 812],
  'iphone-xr': [414, 896],
  'macbook-11': [1366, 768],
  'macbook-13': [1280, 800],
  'macbook-15': [1440, 900],
  'macbook-16': [1536, 960],
  'samsung-note9': [414, 846],
  'samsung-s10': [360, 760],
};

function sizeOf(first: Value, second: Value): PageCall['size'] {
  const preset = ownValue(SIZES, textOf(first) ?? '');
  const [short, long] = preset ?? [plainOf(first), plainOf(second)];
  if (typeof short !== 'number' || typeof long !== 'number') return null;
  const isTurned = preset !== undefined && textOf(second) === 'landscape';
  return isTurned ? { width: long, height: short } : { width: short, height: long };
}
