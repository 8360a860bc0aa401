import type { Target } from 'shared/step-language';
import { kindOfRole, NAMELESS, named, namelessByTestId, type ElementName } from './element-name.ts';
import { nameOfCss, nameOfXpath } from './markup-selector.ts';

/** A text that an element is searched by. */
export interface SearchedText {
  /** null: a pattern that is no plain text, or a value that is made up at run time. */
  value: string | null;
  /** It is a plain text that the name only has to contain. */
  isWithin?: boolean;
}

const PATTERN = 'The file names the element by a pattern. Write its name.';
const WITHIN =
  'The file names the element by a pattern that its name only has to contain. A step needs the whole name.';

/** One segment of a locator of Playwright: `page.getByRole(…).filter(…).nth(1)`. */
export type LocatorSegment =
  | { by: 'role'; role: string; name: SearchedText | null }
  | { by: 'text' | 'label' | 'placeholder' | 'alt' | 'title'; text: SearchedText }
  | { by: 'test id'; value: string | null }
  | { by: 'css' | 'xpath'; selector: string }
  /** From 0; -1 is the last. */
  | { by: 'nth'; index: number }
  | { by: 'has text'; text: SearchedText }
  | { by: 'frame' }
  /** Anything that has no equivalent here, such as `.filter({ visible: true })` or `.and(…)`. */
  | { by: 'other'; source: string };

/** The element that a locator names, with the elements around it as its places. */
export function nameOfLocator(segments: LocatorSegment[]): ElementName {
  let found = null as ElementName | null;
  /** Around an element that a text in it may still name. */
  let around: Target | null = null;
  const warnings: (string | null)[] = [];
  for (const segment of segments) {
    if (segment.by === 'nth') {
      const ordinal = segment.index < 0 ? -1 : segment.index + 1;
      found = found?.target ? { ...found, target: { ...found.target, ordinal } } : found;
    } else if (segment.by === 'has text') found = withText(found, segment.text, around);
    else if (segment.by === 'frame') {
      const { frame, warning }: { frame: Target | null; warning: string | null } = frameOf(found);
      warnings.push(warning);
      found = frame && { target: frame, warning: null };
    } else if (segment.by === 'other') warnings.push(`This of the file is left out: ${segment.source}`);
    else {
      const inner = nameOfSegment(segment);
      const hasLostPlace: boolean = found !== null && found.target === null && inner.target !== null;
      if (hasLostPlace) warnings.push('The file searches only a section of the page that has no name.');
      around = found?.target ?? null;
      found = inner.target ? { ...inner, target: withPlace(inner.target, around) } : inner;
    }
  }
  const texts = [...warnings, found?.warning ?? null].filter((text) => text !== null);
  if (!found?.target) return { target: null, warning: found?.warning ?? NAMELESS };
  return { ...found, warning: texts.length > 0 ? [...new Set(texts)].join(' ') : null };
}

/** Whether a locator is all of the page. */
export function isWholePage([only, ...others]: LocatorSegment[]): boolean {
  return only?.by === 'css' && others.length === 0 && /^(?:body|html|:root)$/u.test(only.selector);
}

function nameOfSegment(
  segment: Exclude<LocatorSegment, { by: 'nth' | 'has text' | 'frame' | 'other' }>,
): ElementName {
  switch (segment.by) {
    case 'role': {
      const kind = kindOfRole(segment.role);
      if (segment.name?.value)
        return { target: named(segment.name.value, kind), warning: warningOf(segment.name) };
      if (segment.name) return nameless(PATTERN);
      return kind
        ? { target: { name: null, kind, ordinal: null, place: null }, warning: null }
        : nameless(NAMELESS);
    }
    case 'test id':
      return nameless(namelessByTestId(segment.value));
    case 'css':
      return nameOfCss(segment.selector);
    case 'xpath':
      return nameOfXpath(segment.selector);
    default: {
      const { value } = segment.text;
      if (!value?.trim()) return nameless(PATTERN);
      const isText = segment.by === 'text';
      return { target: named(value), warning: isText ? null : warningOf(segment.text), isText };
    }
  }
}

function warningOf({ isWithin }: SearchedText): string | null {
  return isWithin ? WITHIN : null;
}

function nameless(warning: string): ElementName {
  return { target: null, warning };
}

/** A row, item or card is named by a text in it. */
function withText(
  found: ElementName | null,
  { value }: SearchedText,
  around: Target | null,
): ElementName | null {
  if (!found || !value?.trim()) return found;
  if (!found.target) return { target: withPlace(named(value, found.kind ?? null), around), warning: null };
  if (found.target.name === null) return { ...found, target: { ...found.target, name: named(value).name } };
  return { ...found, warning: `The file also asks for the text "${value}" in it.` };
}

function frameOf(found: ElementName | null): { frame: Target | null; warning: string | null } {
  const target = found?.target ?? null;
  if (target && target.name !== null) return { frame: { ...target, kind: 'frame' }, warning: null };
  return { frame: null, warning: 'The element is in a frame that has no name.' };
}

/** The innermost element `in` what encloses it. */
function withPlace(target: Target, around: Target | null): Target {
  return around === null ? target : { ...target, place: { relation: 'in', target: around } };
}
