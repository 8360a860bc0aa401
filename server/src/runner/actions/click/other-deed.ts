import type { Found } from '../../agent/finding/settle-on.ts';
import { StepFailure } from '../../agent/step-failure.ts';
import { KIND_WORDS } from '../../agent/reading/targets/kinds.ts';
import type { Target } from '../../agent/target.ts';

/** What cannot be undone, or leads away. */
const DEEDS =
  'close|delete|remove|cancel|archive|reject|decline|discard|deactivate|revoke|reset|unsubscribe|disconnect|block|report|log ?out|sign ?out';
const NAMED_DEED = new RegExp(`"\\W*(${DEEDS})\\b`, 'iu');

/** `The folder "Close"`: what it is called says of which sort it is, and a button is none. */
const OF_A_SORT = new RegExp(
  `^(?:the |an? |my )?(?:(?!${KIND_WORDS} )\\p{Ll}+ )+\\W*(?:${DEEDS})\\W*$`,
  'iu',
);

/**
 * "The ticket" is no part of Close ticket: a button that does something of its own is not taken for a thing that its name only holds.
 * @throws StepFailure as if nothing had been found
 */
export function refuseOtherDeed({ description, isPart }: Found, { words }: Target): void {
  const deed = isPart ? NAMED_DEED.exec(description)?.[1] : undefined;
  const isNamed = new RegExp(`\\b(?:${DEEDS})`, 'iu').test(words) && !OF_A_SORT.test(words);
  if (deed === undefined || isNamed) return;
  throw new StepFailure(
    `Element not found: "${words}". There is only ${description}, which does something else. To click it, write its whole name.`,
    undefined,
    true,
  );
}
