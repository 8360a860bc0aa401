import { plainOf, textOf, UNKNOWN, type Value } from '../code/value.ts';
import { isWholePage, nameOfLocator, type LocatorSegment } from '../naming/locator.ts';
import { factsOfCss, nameOfCss } from '../naming/markup-selector.ts';
import { ownValue } from '../naming/texts.ts';
import { searched, segmentsOfCall } from '../playwright/code/locator-calls.ts';
import { OTHER, segmentsOf, type Subject } from './subject.ts';

/** Where a query searches. */
interface Surroundings {
  /** The element that `within` has chosen. */
  base: LocatorSegment[];
  aliases: ReadonlyMap<string, Subject>;
}

/** An element without a name around the one that is searched. */
const NAMELESS_PLACE: LocatorSegment = { by: 'css', selector: '*' };
const PARENT: LocatorSegment = { by: 'other', source: '.parent()' };
/** What Testing Library calls otherwise than Playwright. */
const TESTING_LIBRARY: Record<string, string> = { LabelText: 'Label', PlaceholderText: 'Placeholder' };
/** Kinds whose elements hold others: a text in them names one of those. */
const HOLDERS = new Set(['row', 'table', 'list', 'frame', 'dropdown']);

/** What a command that searches or reads has got; null: the command does something else. */
export function queried(
  subject: Subject,
  name: string,
  values: Value[],
  { base, aliases }: Surroundings,
): Subject | null {
  const [first = UNKNOWN] = values;
  const before = segmentsOf(subject) ?? base;
  const element = (...segments: LocatorSegment[]): Subject => ({ is: 'element', segments });
  const inside = (...segments: LocatorSegment[]) => element(...withoutPage(before), ...segments);
  const byLibrary = /^(?:find|query|get)(?:All)?By(?=[A-Z])/u.exec(name);
  if (byLibrary) {
    const by = name.slice(byLibrary[0].length);
    const found = segmentsOfCall(`getBy${ownValue(TESTING_LIBRARY, by) ?? by}`, values);
    return found ? inside(...found) : OTHER;
  }
  switch (name) {
    case 'get': {
      const alias = /^@([^.]+)/u.exec(textOf(first) ?? '')?.[1];
      return alias === undefined
        ? element(...withoutPage(base), ...css(first))
        : (aliases.get(alias) ?? OTHER);
    }
    case 'contains':
      return element(...containing(withoutPage(before), values));
    case 'find':
    case 'children': {
      const label = before.at(-1) === PARENT ? labelledBy(before.slice(0, -1), first) : null;
      if (label) return element(label);
      return before.at(-1) === PARENT ? element(NAMELESS_PLACE, ...css(first)) : inside(...css(first));
    }
    case 'next':
    case 'nextAll':
    case 'prev':
    case 'siblings':
      return element(labelledBy(before, values[0]) ?? NAMELESS_PLACE, ...siblingOf(before, values[0]));
    case 'parent':
    case 'parents':
    case 'closest':
      return values.length === 0 ? element(...before, PARENT) : element(...around(before, first));
    case 'first':
      return element(...before, { by: 'nth', index: 0 });
    case 'last':
      return element(...before, { by: 'nth', index: -1 });
    case 'eq': {
      const index = plainOf(first);
      return element(
        ...before,
        typeof index === 'number' ? { by: 'nth', index } : { by: 'other', source: '.eq(…)' },
      );
    }
    case 'filter':
    case 'not':
      return element(...before, ...filtered(name, first));
    case 'root':
    case 'shadow':
      return element(...before);
    case 'wrap':
      return first.is === 'locator' ? element(...first.segments) : OTHER;
    case 'url':
    case 'location':
      return { is: 'url', part: textOf(first) };
    case 'hash':
      return { is: 'url', part: 'hash' };
    case 'title':
      return { is: 'title' };
    case 'its':
    case 'invoke':
      return readOf(subject, textOf(first) ?? '', textOf(values[1]));
    case 'text':
    case 'val':
      return subject.is === 'element' && values.length === 0 ? readOf(subject, name) : null;
    default:
      return null;
  }
}

/** What a property or a method of a subject gives; null: a script does something with it. */
export function readOf(subject: Subject, path: string, argument: string | null = null): Subject | null {
  if (subject.is === 'element') {
    if (path === 'text' || path === 'innerText' || path === '0.innerText')
      return { is: 'text', segments: subject.segments };
    if (path === 'val' || (path === 'prop' && argument === 'value'))
      return { is: 'value', segments: subject.segments };
    return path === 'length' ? { is: 'count', segments: subject.segments } : null;
  }
  if (subject.is === 'url' && subject.part === null) return { is: 'url', part: path };
  if (subject.is !== 'response') return null;
  const property = path.replace(/^response\.?/u, '');
  if (property === '') return subject;
  return property === 'statusCode' ? { is: 'status', route: subject.route } : null;
}

/** The segments of a selector of jQuery. */
function css(value: Value): LocatorSegment[] {
  const selector = textOf(value);
  if (selector === null) return [{ by: 'text', text: { value: null } }];
  const [, plain = selector, pseudo, number] =
    /^(.*?):(first|last|eq\((-?\d+)\))$/su.exec(selector.replaceAll(/:visible\b/gu, '').trim()) ?? [];
  const found: LocatorSegment = { by: 'css', selector: plain.replaceAll(/:visible\b/gu, '') };
  if (pseudo === undefined) return [found];
  const index = pseudo === 'first' ? 0 : pseudo === 'last' ? -1 : Number(number);
  return [found, { by: 'nth', index }];
}

/** All of the page is no place in it. */
function withoutPage(segments: LocatorSegment[]): LocatorSegment[] {
  return isWholePage(segments.slice(0, 1)) ? segments.slice(1) : segments;
}

/** `contains(text)` and `contains(selector, text)`. */
function containing(
  before: LocatorSegment[],
  [first = UNKNOWN, second = UNKNOWN]: Value[],
): LocatorSegment[] {
  const hasSelector = second.is === 'plain' || second.is === 'pattern';
  if (hasSelector) return [...before, ...css(first), { by: 'has text', text: searched(second) }];
  const last = before.at(-1);
  const { target = null, kind = null } = last?.by === 'css' ? nameOfCss(last.selector) : {};
  const isNamed = target === null && kind !== null && !HOLDERS.has(kind);
  return [
    ...before,
    isNamed ? { by: 'has text', text: searched(first) } : { by: 'text', text: searched(first) },
  ];
}

/** The row or the item around an element, which is called by a text in it. */
function around(before: LocatorSegment[], value: Value): LocatorSegment[] {
  const selector = textOf(value) ?? '';
  const { target, kind } = nameOfCss(selector);
  const name = nameOfLocator(before).target?.name;
  const isKnown = target === null && (kind === 'row' || kind === 'item') && name;
  return isKnown
    ? [
        { by: 'css', selector },
        { by: 'has text', text: { value: name } },
      ]
    : [NAMELESS_PLACE, ...css(value)];
}

/** The control beside a label; null: there is no label, or no control. @param control its selector; absent: whatever is there */
function labelledBy(before: LocatorSegment[], control: Value | undefined): LocatorSegment | null {
  const [last, outer] = before.toReversed();
  const isLabel = outer?.by === 'css' && factsOfCss(outer.selector).tag === 'label';
  const tag = control ? factsOfCss(textOf(control) ?? '').tag : 'input';
  const isControl = /^(?:input|select|textarea)$/u.test(tag ?? '');
  return last?.by === 'has text' && isLabel && isControl ? { by: 'label', text: last.text } : null;
}

function siblingOf(before: LocatorSegment[], value: Value | undefined): LocatorSegment[] {
  return value === undefined || labelledBy(before, value) ? [] : css(value);
}

function filtered(name: string, value: Value): LocatorSegment[] {
  const selector = textOf(value) ?? '…';
  if (name === 'filter' && selector === ':visible') return [];
  const { text } = factsOfCss(selector);
  return name === 'filter' && text
    ? [{ by: 'has text', text: { value: text.value } }]
    : [{ by: 'other', source: `.${name}('${selector}')` }];
}
