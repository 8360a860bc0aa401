import type { Wording } from './wording.ts';

/** What is said beside the act itself, and where on the screen a thing is drawn. */
export const ASIDES: Wording[] = [
  [/^(?!type|enter|write|input|append)(.+?) (?:as well|too|for me|after all|please|pls)$/iu, '$1'],
  // "Pay now" and "Try again" are what buttons say.
  [
    /^(?!type|enter|write|input|append|click|press|tap|hit|push|follow|(?:double|right)[ -]?click)(\S+ .+?) (?:again|once more|now)$/iu,
    '$1',
  ],
  [/^(?!type|enter|write|input|append)(\S+) once more$/iu, '$1 again'],
  // What it is done for is none of what is done: "Click #12 to open its details".
  [
    /^((?:click|press|tap|choose|select|hit)s? .+?) (?:in order )?to (?:open|see|view|show|get|reach|start|finish|save|confirm|continue|edit|read|change|modify|update|add|create|delete|remove|close) (?:its|the|my|a|this|that|it|his|her|their)\b.*$/iu,
    '$1',
  ],
  [/^((?:type|enter|input|write)s? .+) there$/iu, '$1'],
  // "Add one passenger so that there are two".
  [/^(.+?),? so (?:that )?(?:there (?:is|are)|(?:i|we|you) can) [^\uE000]+$/iu, '$1'],
  [/^((?:choose|select|pick|click|press|tap)(?: on)? .+) (?:from|in|on) it$/iu, '$1'],
  [/^(.+?) at the (?:end|start|beginning) of (the row(?: .+)?)$/iu, '$1 in $2'],
  [
    /^((?:type|enter|input|write|put|choose|select)s? .+?) (?:instead of|rather than|in place of) .+? (in|into|as|from|for) /iu,
    '$1 $2 ',
  ],
];

export const CORNERS: Wording[] = [
  [
    /^(click|press|tap|tick|choose|select|open) (.+?) (?:at|on|in) the (top|bottom)(?: of the (?:page|screen))?$/iu,
    '$1 the $3most $2',
  ],
  [
    /^(.+?) (?:in|at|on) the (?:top|upper|bottom|lower)[ -](?:left|right)(?:[ -]hand)?(?: corner)?(?: of the (?:page|screen))?$/iu,
    '$1',
  ],
  [
    /^(click|press|tap|choose|select|open|remove|delete) (?:on )?the (\S+) at the (top|bottom) of (the .+)$/iu,
    '$1 the $3most $2 in $4',
  ],
];
