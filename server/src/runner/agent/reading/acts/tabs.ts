import type { Command, TabChoice } from '../../command.ts';
import { ordinalOf } from '../targets/ordinals.ts';
import type { Rule } from '../rule.ts';
import { QUOTED, unshield } from '../shield.ts';
import { addressIn } from './navigation.ts';

const NEW_TAB = '(?:a\\s+)?(?:new|another)\\s+(?:browser\\s+)?(?:tab|window)';
const TAB = '(?:browser\\s+)?(?:tab|window|popup window)';

/** The tabs of the browser, not those of a page: "switch to the Settings tab" is settled by what is open. */
export const TABS: Rule<Command>[] = [
  [
    new RegExp(`^opens?\\s+${NEW_TAB}(?:\\s+(?:with|at|for|and\\s+(?:go|navigate)\\s+to)\\s+(.+))?$`, 'iu'),
    ([address]) => openTab(address),
  ],
  [
    new RegExp(`^(?:opens?|go(?:es)?\\s+to|visits?|loads?)\\s+(.+?)\\s+in\\s+${NEW_TAB}$`, 'iu'),
    ([address]) => openTab(address),
  ],
  [
    new RegExp(
      `^(?:switch|change|go|return|move|get)(?:e?s)?\\s+(?:back\\s+)?to\\s+(?:the\\s+)?(.+?)\\s+${TAB}$`,
      'iu',
    ),
    ([words = '']) => {
      const tab = choose(words);
      return tab && { kind: 'switchTab', tab };
    },
  ],
  [
    new RegExp(
      `^(?:switch|change|go)(?:e?s)?\\s+(?:back\\s+)?to\\s+(?:the\\s+)?${TAB}\\s+(?:called\\s+|named\\s+)?(${QUOTED}|\\p{L}.*)$`,
      'iu',
    ),
    ([name = '']) => ({ kind: 'switchTab', tab: { name: unshield(name) } }),
  ],
  [
    new RegExp(`^(?:switch|change|go)(?:e?s)?\\s+to\\s+${TAB}\\s+(?:number\\s+|no\\.\\s+)?(\\d+)$`, 'iu'),
    ([number]) => ({ kind: 'switchTab', tab: { number: Number(number) } }),
  ],
  [
    new RegExp(`^(?:switch|change)(?:e?s)?\\s+${TAB}s?$`, 'iu'),
    () => ({ kind: 'switchTab', tab: { step: 1 } }),
  ],
  [
    new RegExp(`^closes?\\s+(?:the\\s+|this\\s+)?(?:current\\s+|active\\s+)?${TAB}$`, 'iu'),
    () => ({ kind: 'closeTab', tab: null }),
  ],
  [
    new RegExp(`^closes?\\s+(?:the\\s+)?(.+?)\\s+${TAB}$`, 'iu'),
    ([words = '']) => {
      const tab = choose(words);
      return tab && { kind: 'closeTab', tab };
    },
  ],
];

function openTab(words: string | undefined): Command | null {
  if (words === undefined) return { kind: 'openTab', address: null };
  const address = addressIn(words);
  return address === null ? null : { kind: 'openTab', address };
}

/** null where the words rather name a tab of the page; a name is settled when the step is carried out. */
function choose(words: string): TabChoice | null {
  const plain = words.toLowerCase();
  if (/^(?:new|newest|newly opened|opened|latest)$/u.test(plain)) return { number: -1 };
  if (/^(?:other|next)$/u.test(plain)) return { step: 1 };
  if (/^previous$/u.test(plain)) return { step: -1 };
  if (/^(?:original|main|starting|old)$/u.test(plain)) return { number: 1 };
  const number = ordinalOf(plain);
  return number === null ? { name: unshield(words) } : { number };
}
