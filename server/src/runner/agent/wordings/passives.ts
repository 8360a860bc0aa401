import type { Wording } from './wording.ts';

/** What happens to a thing is done to it: "The Save button is clicked". */
export const PASSIVES: Wording[] = [
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
