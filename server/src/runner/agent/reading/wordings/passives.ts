import type { Wording } from './wording.ts';

const PARTICIPLES: [participle: string, verb: string][] = [
  ['placed', 'place'],
  ['added', 'add'],
  ['opened', 'open'],
  ['closed', 'close'],
  ['chosen', 'choose'],
  ['selected', 'select'],
  ['entered', 'enter'],
  ['typed', 'type'],
  ['filled in', 'fill in'],
  ['clicked(?: on)?', 'click'],
  ['pressed', 'press'],
  ['ticked', 'tick'],
  ['unticked', 'untick'],
  ['unchecked', 'uncheck'],
  ['paid', 'pay'],
  ['booked', 'book'],
  ['saved', 'save'],
  ['sent', 'send'],
  ['deleted', 'delete'],
  ['removed', 'remove'],
  ['set', 'set'],
  ['changed', 'change'],
  ['searched', 'search'],
  ['submitted', 'submit'],
  ['sorted', 'sort'],
  ['cancell?ed', 'cancel'],
  ['renamed', 'rename'],
  ['answered', 'answer'],
  ['confirmed', 'confirm'],
  ['accepted', 'accept'],
  ['moved', 'move'],
  ['started', 'start'],
  ['repeated', 'repeat'],
  ['emptied', 'clear'],
];

/** What happens to a thing is done to it: "The Save button is clicked". */
export const PASSIVES: Wording[] = [
  // "Given I have added the lamp to my cart": it is done, if only now.
  ...PARTICIPLES.map(([participle, verb]): Wording => [
    new RegExp(`^(?:(?:i|we|you|the user) )?(?:have|has|had) ${participle} (?=\\S)`, 'iu'),
    `${verb} `,
  ]),
  // "The order is placed".
  ...PARTICIPLES.map(([participle, verb]): Wording => [
    new RegExp(
      `^(the .+?) (?:is|are|gets|should be|must be|has to be) ${participle}( (?:to|in|into|from|with|by|on) .+)?(?: again| once more)?$`,
      'iu',
    ),
    `${verb} $1$2`,
  ]),
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
