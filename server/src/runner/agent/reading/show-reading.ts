import type { RunnerStep } from '../../types.ts';
import type { Place, Reading, Target } from '../target.ts';
import type { Command } from '../command.ts';
import { readStep } from './read-step.ts';

/** A reading in one line: targets as `<name:kind#ordinal@place>`, the best reading only; quoted texts in quotes. */
function show(value: unknown): string {
  if (value === null || typeof value !== 'object') return String(value);
  if ('readings' in value) {
    const { readings, within, isLastClicked } = value as Target;
    if (isLastClicked) return '<the last clicked>';
    const [best] = readings;
    return `<${best ? one(best) : ''}${within ? `@${place(within)}` : ''}>`;
  }
  const said = Object.entries(value)
    .filter(
      ([key, part]) =>
        part !== null &&
        part !== false &&
        key !== 'isQuoted' &&
        key !== 'word' &&
        key !== 'said' &&
        key !== 'isHeld' &&
        key !== 'isMark' &&
        key !== 'isReported' &&
        !(key === 'otherwise' && Array.isArray(part)) &&
        key !== 'isSet' &&
        key !== 'isMore' &&
        key !== 'as' &&
        !(key === 'times' && part === 1),
    )
    .map(([key, part]) =>
      key === 'text' && 'isQuoted' in value && value.isQuoted ? `"${part}"` : show(part),
    )
    .join(' ');
  const { otherwise } = value as { otherwise?: unknown };
  const ways = Array.isArray(otherwise) ? (otherwise as Command[][]) : [];
  return [said, ...ways.map((way) => way.map(show).join(' + '))].join(' | ');
}

function place({ relation, reading, outer }: Place): string {
  const name = relation === 'inside' ? one(reading) : `${relation} ${one(reading)}`;
  return outer ? `${name}@${place(outer)}` : name;
}

/** A name, its kind and which one of several, in one line. */
export function one(reading: Reading): string {
  return `${reading.name}${reading.kind ? `:${reading.kind.word}` : ''}${reading.ordinal ? `#${reading.ordinal}` : ''}`;
}

/** What a step is read as, in one line; "unread" where it is not. For tests. */
export function read(text: string, type: RunnerStep['type']): string {
  const reading = readStep(text, type);
  return 'problem' in reading ? 'unread' : reading.commands.map(show).join(' + ');
}
