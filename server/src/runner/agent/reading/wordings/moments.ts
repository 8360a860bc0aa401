import type { Wording } from './wording.ts';

/** When something is so, as far as that says nothing of the page. */
export const MOMENTS: Wording[] = [
  [/^now,? (?=\p{Ll}|\uE000)/iu, ''],
  [
    /^(.+ (?:(?:is|are|has|have)(?:n['’]t)?|shows?|says?|contains?) .+?),? (?:too|as well|here|after all|now)$/iu,
    '$1',
  ],
  [/^(.*\b(?:not|no|nothing)\b.*|.*n['’]t\b.*) (?:yet|again|so far)$/iu, '$1'],
  [/^(?:after|following) (?:the |this |that |an? )?\p{Ll}+,? (?=(?:\d|the|there|it|i|no|an?)\b)/iu, ''],
  [
    /^(.+ (?:is|are|am|be|has been|have been) .+?) (?:now|by default|at first|initially|right now|at the moment|already)$/iu,
    '$1',
  ],
  // "The total is not $42 anymore": an absence says as much without it.
  [/^(.*\b(?:not|no)\b.*|.*n['’]t\b.*) (?:any ?more|any longer)$/iu, '$1'],
  [
    /^(.+?),? (?:after (?:a|some) (?:while|moment|time)|by itself|on its own|automatically|at once|in the end)$/iu,
    '$1',
  ],
  [/^there (?:is|are) no longer (?:an?|any|the) /iu, 'there is no '],
  [/^(there (?:is|are)) (?:still|now|also) /iu, '$1 '],
];
