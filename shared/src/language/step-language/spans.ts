import type { Span } from './reading.ts';
import { tokenize } from './tokens.ts';
import { isAssertion, type Command } from './command.ts';

const PLACE = new Set(['in', 'under', 'above', 'below', 'next']);
/** Behind these a quoted text is a value, not a name. */
const BEFORE_VALUE = new Set([
  'type',
  'select',
  'is',
  'contains',
  'contain',
  'with',
  'show',
  'shows',
  'says',
  'saying',
  'not',
  'to',
  'for',
  'offers',
  'upload',
]);

/** What the parts of a canonical sentence are, for highlighting. */
export function spansOf(command: Command, sentence: string): Span[] {
  const spans: Span[] = [];
  const tokens = tokenize(sentence);
  if (!isAssertion(command) && tokens[0]) spans.push({ start: 0, end: tokens[0].end, role: 'verb' });
  let isPlace = false;
  for (const [index, { isQuoted, text, start, end }] of tokens.entries()) {
    if (!isQuoted) {
      isPlace ||= PLACE.has(text);
      if (BEFORE_VALUE.has(text)) isPlace = false;
      continue;
    }
    const before = tokens[index - 1]?.text.toLowerCase() ?? '';
    const isValue =
      BEFORE_VALUE.has(before) &&
      !(before === 'to' && command.kind === 'drag') &&
      command.kind !== 'scrollTo';
    spans.push({ start, end, role: isValue ? 'value' : isPlace ? 'place' : 'target' });
  }
  return spans;
}
