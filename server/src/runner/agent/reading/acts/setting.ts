import type { Command } from '../../command.ts';
import type { Rule } from '../rule.ts';
import { readTarget } from '../targets/read-target.ts';
import { withSameNames } from '../targets/same-names.ts';
import { plainValue } from './values.ts';

/** What a field is set to, whatever its sort. */
export const SETTING: Rule<Command>[] = [
  [
    /^(?:change|update)s?\s+(.+?)\s+from\s+.+?\s+to\s+(.+)$/iu,
    ([name = '', text = '']) => set(name, plainValue(text)),
  ],
  [
    /^(?:move|drag|slide|increase|decrease|raise|lower|reduce)s?\s+(.+?)\s+to\s+(\d+)$/iu,
    ([name = '', text = '']) => set(name, text),
  ],
  [
    /^(?:set|change|update)s?\s+(?:the\s+value\s+of\s+)?(.+?)\s+to\s+(.+)$/iu,
    ([name = '', text = '']) => set(name, plainValue(text)),
  ],
];

/** "Email: bob@x.de" on a line of its own, for what nothing else fits. */
export const LABELLED: Rule<Command>[] = [
  [
    /^((?!fill|enter|type|write|input|put|use|add)\p{L}+(?:[ -]\p{L}+){0,2})\s*[:=]\s+([^\s:]+(?: [^\s:]+)*)$/iu,
    ([name = '', text = '']) => set(name, plainValue(text)),
  ],
];

function set(name: string, option: string): Command {
  return { kind: 'select', option, target: withSameNames(readTarget(name)), isSet: true };
}
