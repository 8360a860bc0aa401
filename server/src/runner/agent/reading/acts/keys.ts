import type { Command } from '../../command.ts';
import { readKeys } from '../read-keys.ts';
import type { Rule } from '../rule.ts';
import { unshield } from '../shield.ts';
import { numberOf } from '../statements/amounts.ts';
import { KIND_WORDS } from '../targets/kinds.ts';
import { readTarget } from '../targets/read-target.ts';

const TIMES = '(once|twice|(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)\\s+times|\\d+x)';

/** What is pressed on the keyboard. */
export const KEYS: Rule<Command>[] = [
  [
    /^(increase|decrease)s?\s+(.+?)\s+by\s+(\d+|one|two|three|four|five)$/iu,
    ([verb = '', name = '', amount = '']) =>
      step(/^increase/iu.test(verb), name, numberOf(amount.toLowerCase())),
  ],
  [
    new RegExp(
      `^(?:press|hit|use|send|strike|push)(?:e?s)?\\s+(.+?)(?:\\s+${TIMES})?(?:\\s+(?:in|on|inside|while\\s+in)\\s+(.+))?$`,
      'iu',
    ),
    ([keys = '', times, name]) => press(keys, times, name),
  ],
];

/** What a number is raised by: as many steps of its arrow keys, as long as they bring it there. */
function step(isUp: boolean, name: string, times: number): Command {
  return {
    kind: 'press',
    keys: isUp ? 'ArrowUp' : 'ArrowDown',
    target: readTarget(name),
    times,
    by: isUp ? times : -times,
  };
}

/** "Press Enter" is a key, "press Submit" is a button. */
function press(words: string, times: string | undefined, name: string | undefined): Command | null {
  const keys = readKeys(unshield(words));
  if (!keys || new RegExp(`\\s${KIND_WORDS}$`, 'iu').test(words)) return null;
  const isPage = name === undefined || /^(?:the\s+)?(?:keyboard|page)$/iu.test(name);
  return { kind: 'press', keys, target: isPage ? null : readTarget(name), times: timesOf(times) };
}

function timesOf(words = 'once'): number {
  const [word = ''] = words.toLowerCase().split(/\s/u);
  if (word === 'once') return 1;
  return word === 'twice' ? 2 : numberOf(word.replace(/x$/u, ''));
}
