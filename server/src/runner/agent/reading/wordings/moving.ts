import type { Wording } from './wording.ts';

/** Pages, questions of the browser, waiting. */
export const MOVING: Wording[] = [
  [/^show me (?=(?:the|my) )/iu, 'go to '],
  [/^(move|drag|bring|put) (.+?) back (to|into|onto) (?=\S)/iu, '$1 $2 $3 '],
  [/^go all the way (?:down|up) to /iu, 'scroll to '],
  [/^(?:go |scroll )?back (?:up )?to the top$/iu, 'scroll to the top'],
  [/^(next|previous|first|last) page$/iu, 'go to the $1 page'],
  [/^switch over to /iu, 'switch to '],
  [/^(?:accept|confirm|agree)s? (?:when|if) .+$/iu, 'accept the alert'],
  [/^(?:decline|refuse|cancel|dismiss|deny|reject)s? (?:when|if) .+$/iu, 'dismiss the alert'],
  [/^answer the question with (yes|no|ok|cancel)$/iu, 'say $1'],
  [/^say (yes|no|ok) (?:when|if|to) .+$/iu, 'say $1'],
  [/^(?:go|turn|move) to the (first|last|next|previous) page of .+$/iu, 'go to the $1 page'],
  ...['second', 'third', 'fourth', 'fifth'].map((word, index): Wording => [
    new RegExp(
      `^(?:go|turn|switch|move|navigate)(?: on)? to (?:the )?(?:page ${index + 2}|${word} page)(?: of .+)?$`,
      'iu',
    ),
    `click page ${index + 2}`,
  ]),
  [/^(?:jump|skip|move on) to /iu, 'go to '],
  [/^(?:proceed|continue) to (?=(?:the )?check-?out$)/iu, 'go to '],
  [/^check out$/iu, 'go to checkout'],
  [/^go home$/iu, 'go to home'],
  [/^bring up /iu, 'open '],
  [/^(?:have a look|take a look|look) into\s+/iu, 'open '],
  [/^(?:have a look|look) at\s+/iu, 'open '],
  [/^take a look at (?=\uE000|\p{Lu})/u, 'open '],
  [/^log me (out|in)$/iu, 'log $1'],
  [/^((?:log|sign) (?:out|off)) of (?:the |my )?\S+$/iu, '$1'],
  [/^(?:hold on(?: for)?|give it)\s+(?=\S+ (?:seconds?|minutes?|moments?)$)/iu, 'wait '],
];
