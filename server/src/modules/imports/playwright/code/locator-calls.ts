import type { LocatorSegment, SearchedText } from '../../naming/locator.ts';
import { segmentsOfSelector } from '../../naming/playwright-selector.ts';
import { plainPattern } from '../write-expectation.ts';
import { fieldOf, plainOf, textOf, UNKNOWN, type Value } from '../../code/value.ts';
import { ownValue } from '../../naming/texts.ts';

const BY_TEXT: Record<string, 'text' | 'label' | 'placeholder' | 'alt' | 'title'> = {
  getByText: 'text',
  getByLabel: 'label',
  getByPlaceholder: 'placeholder',
  getByAltText: 'alt',
  getByTitle: 'title',
};

/** The segments that a call such as `getByRole('row')` adds to a locator; null: the call makes no locator. */
export function segmentsOfCall(
  name: string,
  [first = UNKNOWN, options = UNKNOWN]: Value[],
): LocatorSegment[] | null {
  const byText = ownValue(BY_TEXT, name);
  if (byText) return [{ by: byText, text: searched(first) }];
  switch (name) {
    case 'getByRole': {
      const role = textOf(first);
      if (role === null) return [{ by: 'role', role: '', name: { value: null } }];
      const given = fieldOf(options, 'name');
      return [{ by: 'role', role, name: given ? searched(given) : null }, ...statesOf(options)];
    }
    case 'getByTestId':
      return [{ by: 'test id', value: textOf(first) }];
    case 'locator':
      return first.is === 'locator' ? first.segments : [...selector(first), ...filters(options)];
    case 'frameLocator':
      return [...selector(first), { by: 'frame' }];
    case 'contentFrame':
      return [{ by: 'frame' }];
    case 'first':
      return [{ by: 'nth', index: 0 }];
    case 'last':
      return [{ by: 'nth', index: -1 }];
    case 'nth': {
      const index = plainOf(first);
      return [typeof index === 'number' ? { by: 'nth', index } : { by: 'other', source: '.nth(…)' }];
    }
    case 'filter':
      return filters(first);
    case 'and':
    case 'or':
      return [{ by: 'other', source: `.${name}(…)` }];
    default:
      return null;
  }
}

/** `{ checked: true, level: 2 }` of `getByRole`: a step names an element by what it is called. */
function statesOf(options: Value): LocatorSegment[] {
  if (options.is !== 'object') return [];
  return [...options.fields].flatMap(([name, value]): LocatorSegment[] => {
    const isKept = /^(?:name|exact|includeHidden)$/u.test(name);
    return isKept ? [] : [{ by: 'other', source: `${name}: ${String(plainOf(value) ?? '…')}` }];
  });
}

/** What a call by selector, such as `page.click('text=Buy')`, searches. */
export function selector(value: Value): LocatorSegment[] {
  const text = textOf(value);
  return text === null ? [{ by: 'text', text: { value: null } }] : segmentsOfSelector(text);
}

/** `{ hasText, has, visible }` of `filter` and `locator`. */
function filters(options: Value): LocatorSegment[] {
  if (options.is !== 'object') return [];
  return [...options.fields].flatMap(([name, value]): LocatorSegment[] => {
    if (name === 'hasText') return [{ by: 'has text', text: searched(value) }];
    const [only, ...others] = value.is === 'locator' ? value.segments : [];
    const isPlainText = name === 'has' && others.length === 0 && only !== undefined && 'text' in only;
    return [isPlainText ? { by: 'has text', text: only.text } : { by: 'other', source: `${name}: …` }];
  });
}

/** The text that an element is searched by, or that of a pattern. */
export function searched(value: Value): SearchedText {
  if (value.is !== 'pattern') return { value: textOf(value) };
  const plain = plainPattern(value.source);
  return { value: plain?.text ?? null, isWithin: plain !== null && plain.comparison !== 'is' };
}
