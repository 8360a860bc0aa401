import { QUOTED } from '../shield.ts';
import { plainVerb } from './past.ts';
import { SOMEBODY } from './roles.ts';

const ASIDE = '(?:(?:then|also|now|first|finally|just|again|simply) )*';
const WHO = `(?:${SOMEBODY}|(?:a|the) couple|both(?: of them)?)`;

/** "The customer was on the cart page and …": where the test is. */
const WAS_THERE = new RegExp(
  `^${WHO} (?:was|were|is|are|am) (?:already |now |still )?(?:on|at|in) (?:the |his |her |their )?[^,;\\uE000]*?(?:page|screen|site|shop|app|form|view|dashboard),? and (?=\\S)`,
  'iu',
);
/** "For the room he took the Suite": the list, then what is chosen from it. */
const FOR_THING = new RegExp(
  `^(?:for|as) ((?:the|his|her|their|my) [^,;\\uE000]+?),? ${WHO} ${ASIDE}(chose|choose|took|take|takes|picked|pick|selected|select|entered|enter|typed|type|used|use)s? (.+?)[.!]*$`,
  'iu',
);
/** "His email is a@x.de, and he …": what goes into a field, told before what is done next. */
const HAS = new RegExp(
  `^(?:his|her|their|my) (\\p{Ll}+(?:[ -]\\p{Ll}+)?) (?:is|was) (${QUOTED}|[^\\s,]*[@\\p{Nd}][^\\s,]*|\\p{Lu}[^,;]*?),? and (?=${WHO} (?!(?:did|do|does|was|were|is|are|had|has|could|can|would)\\b))`,
  'iu',
);
/** "She wanted to know about pets and unfolded that question". */
const CURIOUS = new RegExp(
  `^${WHO} ${ASIDE}(?:wants?|wanted|would like|needs?|needed|likes?|tries|tried) to (?:know|learn|read|find out|hear|see)(?: more)? about ([^,;]+?),? (?:and|so) (?:${WHO} )?${ASIDE}(\\p{Ll}+) (?:that|the|this) (question|section|tab|topic|entry|item|answer|page|link|panel)[.!]*$`,
  'iu',
);
/** "Look at the tabs and bring up the one about hotels". */
const OF_THESE = new RegExp(
  `^(?:have a look at|take a look at|look at|look through|find|among|go to) the (\\p{Ll}+?)s,? and (?:then )?(click(?: on)?|open|bring up|choose|select|pick|press|tick) the one (about|for|with|of|called|named|that says|saying|from) (\\S.*)$`,
  'iu',
);
/** "They go with the NJ 40 and book it": one deed. */
const SETTLED = new RegExp(
  `^(?:${WHO} )?${ASIDE}(?:(?:go|goes|went) (?:with|for)|(?:decide|decides|decided|settle|settles|settled|opt|opts|opted) (?:on|for)) (.+?),? and (?:then )?(\\p{Ll}+) it[.!]*$`,
  'iu',
);
const YES = /\b(?:said|says) (?=(?:yes|no|ok|okay)\b)/giu;
/** "You will be asked to log in first, stop there": what comes of it, and what is not to be done. */
const FORETOLD =
  /[.;]\s+(?:you|i|we|(?:the )?user) (?:will|should|may|might) (?:then |now )?be (?:asked|prompted|required) to [^.;\uE000]+?(?:, stop (?:there|here))?[.!]*$/iu;
const LED =
  /^(?:so|then|now|later|afterwards|after that|from then on|from there|in the end|finally|next),? (?=\S)/iu;

/** What somebody did, told in the order of speech, as the clauses that it means. Takes shielded text. */
export function inOrderOfDeeds(text: string): string {
  const bare = new RegExp(`^${LED.source}${WHO} `, 'iu').test(text) ? text.replace(LED, '') : text;
  const [, thing, verb = '', choice = ''] = FOR_THING.exec(bare) ?? [];
  if (thing) return chosenFor(thing, verb, choice);
  return bare
    .replace(FORETOLD, '')
    .replace(WAS_THERE, '')
    .replace(HAS, 'enter $2 as the $1, ')
    .replace(
      CURIOUS,
      (_, topic: string, past: string, noun: string) => `${plainVerb(past)} the ${noun} about ${topic}`,
    )
    .replace(OF_THESE, '$2 the $1 $3 $4')
    .replace(SETTLED, (_, thing: string, past: string) => `${plainVerb(past)} ${thing}`)
    .replace(YES, 'say ');
}

function chosenFor(thing: string, verb: string, choice: string): string {
  const named = choice.replace(/^(?:the|an?) (?=\p{Lu}|\uE000)/u, '');
  const field = thing.replace(/^(?:his|her|their|my) /iu, 'the ');
  return /^(?:enter|type|use)/iu.test(verb) ? `enter ${named} as ${field}` : `select ${named} as ${field}`;
}
