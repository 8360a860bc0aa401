import type { ElementName } from '../../naming/element-name.ts';
import type { LocatorSegment } from '../../naming/locator.ts';
import { isSecretField } from 'shared/step-language';
import type { ChosenOption, PageCall } from '../page-call.ts';
import { leftOutOptions } from './call-options.ts';
import { valueOf } from '../../code/evaluate.ts';
import { awaitedResponseOf } from './response-wait.ts';
import { selector } from './locator-calls.ts';
import { pathOf, type Argument, type Expression } from '../../code/syntax.ts';
import { fieldOf, plainOf, textOf, UNKNOWN, type Scope, type Value } from '../../code/value.ts';
import { ownValue } from '../../naming/texts.ts';

/** Calls of a page whose first argument is the selector of an element. */
const BY_SELECTOR = new Set([
  'click',
  'dblclick',
  'tap',
  'fill',
  'type',
  'press',
  'check',
  'uncheck',
  'setChecked',
  'selectOption',
  'hover',
  'focus',
  'setInputFiles',
  'waitForSelector',
]);
const READS =
  /^(?:textContent|innerText|innerHTML|inputValue|getAttribute|is[A-Z]\w*|count|all\w*|title|url|content|boundingBox|\$+|\$\$?eval|ariaSnapshot|cookies|storageState)$/u;

/** A call on a page or a locator; `reads`: it only finds something out for the script. */
export function pageCallOf(
  { object, name, args }: { object: Expression; name: string; args: Argument[] },
  base: Extract<Value, { is: 'page' | 'locator' }>,
  scope: Scope,
  nameOf: (segments: LocatorSegment[]) => ElementName,
): PageCall | 'reads' {
  if (READS.test(name)) return 'reads';
  const values = args.map((one) => valueOf(one, scope));
  const isBySelector = base.is === 'page' && BY_SELECTOR.has(name) && !isDevice(object);
  const segments = base.is === 'locator' ? base.segments : isBySelector ? selector(values[0] ?? UNKNOWN) : [];
  const [first = UNKNOWN, second = UNKNOWN] = isBySelector ? values.slice(1) : values;
  const element = segments.length > 0 ? nameOf(segments) : null;
  const options = first.is === 'object' ? first : second;
  const clicks = plainOf(fieldOf(options, 'clickCount'));
  const isOn = plainOf(first);
  const [, source, target] = name === 'dragAndDrop' ? [0, ...values] : [];
  return {
    method: device(object, name),
    element: source ? nameOf(selector(source as Value)) : element,
    isSecret: isSecretField(element?.target?.name ?? null, ...segments.map(selectorOf)),
    text: textOf(first),
    options: optionsOf(first),
    files: filesOf(first),
    button: textOf(fieldOf(options, 'button')) ?? undefined,
    clicks: typeof clicks === 'number' ? clicks : undefined,
    ...leftOutOptions(name, isBySelector ? values.slice(1) : values),
    destination: target
      ? nameOf(selector(target as Value))
      : first.is === 'locator'
        ? nameOf(first.segments)
        : null,
    isOn: typeof isOn === 'boolean' ? isOn : undefined,
    state: textOf(fieldOf(options, 'state')) ?? undefined,
    size: sizeOf(first),
    response: name === 'waitForResponse' ? awaitedResponseOf(args[0], scope) : null,
    milliseconds: Number(textOf(first) ?? Number.NaN) || null,
  };
}

/** `page.keyboard` or `page.mouse`. */
function isDevice(object: Expression): boolean {
  return /^(?:keyboard|mouse)$/u.test(pathOf(object)?.[1] ?? '');
}

const METHODS: Record<string, string> = {
  pressSequentially: 'type',
  insertText: 'type',
  waitForSelector: 'waitFor',
  dragAndDrop: 'dragTo',
};

function device(object: Expression, name: string): string {
  const method = ownValue(METHODS, name) ?? name;
  return isDevice(object) ? `${pathOf(object)?.[1] ?? ''}.${method}` : method;
}

/** The markup that a segment names, which may say that a field is for secrets. */
export function selectorOf(segment: LocatorSegment): string | null {
  if (segment.by === 'css' || segment.by === 'xpath') return segment.selector;
  return segment.by === 'test id' ? segment.value : null;
}

function optionsOf(value: Value): ChosenOption[] {
  const items = value.is === 'list' ? value.items : [value];
  return items.map((item): ChosenOption => {
    const label = textOf(fieldOf(item, 'label'));
    const words = label ?? textOf(fieldOf(item, 'value')) ?? textOf(item);
    if (words === null) return {};
    return label === null ? { value: words } : { label };
  });
}

function sizeOf(value: Value): PageCall['size'] {
  const [width, height] = [plainOf(fieldOf(value, 'width')), plainOf(fieldOf(value, 'height'))];
  return typeof width === 'number' && typeof height === 'number' ? { width, height } : null;
}

function filesOf(value: Value): string[] | null {
  const items = value.is === 'list' ? value.items : [value];
  const names = items.map((item) => textOf(fieldOf(item, 'name') ?? item));
  return names.every((name) => name !== null) ? names : null;
}
