import { QUOTED } from './shield.ts';

const AMOUNT = '(\\d+|one|two|three|four|five)';
const UP = 'increase|raise|increment|bump up';
const DOWN = 'decrease|lower|reduce|decrement';
const DIALOG =
  '(?:the |this )?(?:\\S+ )?(?:dialog|dialogue|modal|popup|pop-up|window|banner|toast|notification)';

/** Acts said in other words, and the words that the readers know. */
const FORMS: [pattern: RegExp, words: string][] = [
  [/^(?!type|enter|write|input|append)(.+?) (?:again|once more|as well|too|now|for me)$/iu, '$1'],
  [/^((?:delete|remove)s? .+?) with (?:the|its) (?:x|cross|trash(?: icon)?|bin(?: icon)?)$/iu, '$1'],
  [/^(send|save|post|publish|print)s? (?:it|them|this)$/iu, 'press $1'],
  [/^search for (.+?) (?:in|among|within) (?:the|my) (\p{L}+)$/iu, 'search the $2 for $1'],
  [/^look up (?:the )?/iu, 'search for the '],
  [/^fill in (.+?) (?:as|for) (?:the|my|your) (.+)$/iu, 'enter $1 as the $2'],
  [/^(?:accept|confirm|agree)s? (?:when|if) .+$/iu, 'accept the alert'],
  [/^(?:decline|refuse|cancel|dismiss|deny|reject)s? (?:when|if) .+$/iu, 'dismiss the alert'],
  [/^answer the question with (yes|no|ok)$/iu, 'say $1'],
  [/^(?:go|turn|move) to the (first|last|next|previous) page of .+$/iu, 'go to the $1 page'],
  // What it is done for is none of what is done: "Click #12 to open its details".
  [
    /^((?:click|press|tap|choose|select|hit)s? .+?) (?:in order )?to (?:open|see|view|show|get|reach|start|finish|save|confirm|continue|edit|read) (?:its|the|my|a|this|that|it|his|her|their)\b.*$/iu,
    '$1',
  ],
  [
    new RegExp(`^filters?(?: .+?)? (?:by|for) (?:the )?(\\p{Ll}+) (${QUOTED}|\\p{Lu}.*)$`, 'u'),
    'select $2 from $1',
  ],
  [new RegExp(`^search for (?:the |an? )?(?:\\p{Ll}+ ){1,3}(${QUOTED})$`, 'iu'), 'search for $1'],
  [/^([Ss]earch for) the \p{Ll}+ ([\p{Lu}\p{Nd}].*)$/u, '$1 $2'],
  [/^(?:set|change|switch|put|turn) (.+?) back to (.+)$/iu, 'set $1 to $2'],
  [
    /^(?:type|enter) the (?:(?:right|correct|wrong|new|old|same) )?(\p{L}+(?: \p{L}+)?), ([^\s,]+)$/iu,
    'type $2 into $1',
  ],
  [new RegExp(`^fill in (${QUOTED}|\\S*[@\\p{Nd}]\\S*) (?:as|for) (.+)$`, 'iu'), 'enter $1 as $2'],
  [/^(?:only show|show only) (?:the )?\p{L}+ (?:about|on|for|of) (.+)$/iu, 'click the $1 button'],
  [/^(?:only show|show only) (?:the )?(\p{L}+) (?:ones|\p{L}+)$/iu, 'click the $1 button'],
  ...['second', 'third', 'fourth', 'fifth'].map((word, index): [RegExp, string] => [
    new RegExp(
      `^(?:go|turn|switch|move|navigate)(?: on)? to (?:the )?(?:page ${index + 2}|${word} page)(?: of .+)?$`,
      'iu',
    ),
    `click page ${index + 2}`,
  ]),
  [/^(send|save|move|copy|export|share|assign)s? it (to|as) (?:the )?(.+)$/iu, 'press $1 $2 $3'],
  [/^say (yes|no|ok) (?:when|if|to) .+$/iu, 'say $1'],
  [/^((?:type|enter|input|write)s? .+) there$/iu, '$1'],
  [
    /^((?:type|enter|input|write|put|choose|select)s? .+?) (?:instead of|rather than|in place of) .+? (in|into|as|from|for) /iu,
    '$1 $2 ',
  ],
  [
    new RegExp(`^[Rr]eplaces? (?:${QUOTED}|\\p{Lu}\\S*) (?:with|by) (.+?) in (?!quotes)(.+)$`, 'u'),
    'type $1 into $2',
  ],
  [/^(?:jump|skip|move on) to /iu, 'go to '],
  [/^go home$/iu, 'go to home'],
  [/^bring up /iu, 'open '],
  [/^activate (?=(?:the )?.+ (?:tab|link|button|filter)$)/iu, 'click '],
  [/^(?:specify|provide|supply) (.+?) (?:as|for) /iu, 'enter $1 as '],
  [new RegExp(`^use (${QUOTED}|\\S+) (?:as|for) `, 'iu'), 'enter $1 as '],
  [/^(?:populate|overwrite) (?=.+ with )/iu, 'fill '],
  [/^(?:correct|adjust) (?=.+ to )/iu, 'set '],
  [new RegExp(`^set (?:the )?([^${'\\uE000'}]+?) (${QUOTED})$`, 'iu'), 'set $1 to $2'],
  [/^(?:enter|type|set|specify|use) (?:an?|the) (\p{L}+(?: \p{L}+)?) of (\S+)$/iu, 'type $2 into $1'],
  [/^(?:get rid of|throw (?:out|away))\s+/iu, 'remove '],
  [/^take (.+?) (?:out of|off|from) .+$/iu, 'remove $1'],
  [/^(?:opt for|go for|go with)\s+/iu, 'choose '],
  [/^(?:have|take) a look at\s+/iu, 'open '],
  [
    /^(?:look|search) for (.+?) (?:using|with|in|via) (?:the )?search (?:field|box|bar|input)$/iu,
    'search for $1',
  ],
  [/^use (?:the )?(?:\S+ )?search (?:field|box|bar|input)? ?to (?:look|search) for (.+)$/iu, 'search for $1'],
  [/^use (the .+?) to (select|choose|pick) (.+)$/iu, '$2 $3 from $1'],
  [/^use (the .+?) to (enter|type|write|input) (.+)$/iu, '$2 $3 into $1'],
  [/^log me (out|in)$/iu, 'log $1'],
  [/^((?:log|sign) (?:out|off)) of (?:the |my )?\S+$/iu, '$1'],
  [/^(?:hold on(?: for)?|give it)\s+(?=\S+ (?:seconds?|minutes?|moments?)$)/iu, 'wait '],
  [new RegExp(`^(?:${UP}) (.+?) by ${AMOUNT}$`, 'iu'), 'press arrow up $2 times in $1'],
  [new RegExp(`^(?:${DOWN}) (.+?) by ${AMOUNT}$`, 'iu'), 'press arrow down $2 times in $1'],
  [
    /^(?:click|press|tap) (?:on )?the (up|down) arrow (?:of|in|next to) (the .*(?:spinner|field|box|input|stepper))$/iu,
    'press arrow $1 in $2',
  ],
  [/^bump (.+?) (?:up )?to (.+)$/iu, 'set $1 to $2'],
  [new RegExp(`^(?:tick|check|cross) (${QUOTED}) off$`, 'iu'), 'tick $1'],
  [/^cross (?:off|out) (.+)$/iu, 'tick $1'],
  [
    /^(?:move|put|place|bring|drag) (.+?),? (?:by|using|with|via) drag(?:ging)?(?: (?:and|&) drop(?:ping)?)?(?: it| them)?$/iu,
    'drag $1',
  ],
  [/^drop (.+?) (?:on|onto|into|in) (.+)$/iu, 'drag $1 to $2'],
  [/^set (.+?) = (.+)$/iu, 'set $1 to $2'],
  [
    new RegExp(
      `^(?:close|dismiss|leave) (${DIALOG}) (?:with|using|via|through) (?:the )?(?!escape|esc|enter|ok|yes|no|cancel)(.+)$`,
      'iu',
    ),
    'click $2 in $1',
  ],
  // Buttons are often called by what they do: "Submit the order with Place order".
  [
    new RegExp(
      `^(?:submit|confirm|send|finish|complete|save) .+? (?:with|using|via|through) (?:the )?(${QUOTED}|\\p{Lu}.*)$`,
      'u',
    ),
    'click $1',
  ],
  [
    /^(click|press|tap|tick|choose|select|open) (.+?) (?:at|on|in) the (top|bottom)(?: of the (?:page|screen))?$/iu,
    '$1 the $3most $2',
  ],
  [
    /^(.+?) in the (?:top|upper|bottom|lower)[ -](?:left|right)(?:[ -]hand)?(?: corner)?(?: of the (?:page|screen))?$/iu,
    '$1',
  ],
  [
    /^(click|press|tap|choose|select|open|remove|delete) (?:on )?the (\S+) at the (top|bottom) of (the .+)$/iu,
    '$1 the $3most $2 in $4',
  ],
  // What happens to a thing is done to it: "The Save button is clicked".
  [
    /^(.+?) (?:is|are|gets|should be|must be|has to be|needs to be) (click|tapp|press|enter|typ|select|upload|clear|submitt|hover|drag)g?ed( .+)?$/iu,
    '$2 $1$3',
  ],
  [/^(.+?) (?:is|are|should be|must be|has to be|needs to be) (?:chosen|picked)( .+)?$/iu, 'choose $1$2'],
  [/\bthe topmost (?:the )?/iu, 'the first '],
  [/\bthe bottommost (?:the )?/iu, 'the last '],
  [/^tapp (?=\S)/iu, 'tap '],
  [/^typ (?=\S)/iu, 'type '],
  [/^submitt (?=\S)/iu, 'submit '],
];

/** An act in the words that the readers know. Takes shielded text. */
export function inKnownDeed(clause: string): string {
  return FORMS.reduce((plain, [pattern, words]) => {
    const small = plain.charAt(0).toLowerCase() + plain.slice(1);
    return pattern.test(small) ? small.replace(pattern, words) : plain;
  }, clause);
}
