import { NUMBER } from './amounts.ts';
import type { Wording } from '../wordings/wording.ts';

/** What a page says, in the words of somebody who tells of it; what is said beside it. */
export const SAID_OTHERWISE: Wording[] = [
  // "Only five of them per page".
  [
    new RegExp(
      `^((?:only |exactly |just )?${NUMBER}) of them(?: (?:per|on (?:each|the|this|a)) page| at a time)$`,
      'iu',
    ),
    'there are $1 items',
  ],
  [new RegExp(`^(?:that|this|it) (?:makes|gives) (${NUMBER} \\p{Ll}+)$`, 'iu'), 'there are $1'],
  [
    /^(?:it|the page|the form) (?:complains?|warns?|nags) about (.+?),? and (?:about )?(.+)$/iu,
    'the error shows $1 and shows $2',
  ],
  [/^(?:it|the page|the form) (?:complains?|warns?|nags) about (.+)$/iu, 'the error shows $1'],
  // "An error about the printer shows up".
  [
    /^(?:there (?:is|are) |(?:i|we|you|(?:the )?user) (?:should )?(?:sees?|gets?) )?an? (?:error|warning)(?: message)? (?:about|concerning|because of) (.+?)(?: (?:(?:is|should be) (?:shown|displayed|visible)|shows up|appears|pops up|comes up|should (?:appear|show up)))?$/iu,
    'the error shows $1',
  ],
  // "Ada is welcomed".
  [/^(.+?) (?:is|are|should be|gets) (?:welcomed|greeted)(?: by name)?$/iu, 'the welcome shows $1'],
  [
    /^(?:it|they|the (?:page|dialog|form|app)) (?:wants? to know|asks?(?: (?:me|us))?|would like to know) (?=who|what|where|when|which|why|how|whether|if)(.+)$/iu,
    'the page shows $1',
  ],
  [
    /^(?:now )?(?:it is|it['’]s) (?:readable|visible|shown|written|there)(?: there)?: (.+)$/iu,
    'the page shows $1',
  ],
  [/^(.+? (?:is|are|should be) (?:visible|shown|displayed)) (?:in|as) (?:plain|clear) ?text$/iu, '$1'],
  [
    new RegExp(
      `^(?:the )?search (?:returns|finds|finds exactly|yields|gives|shows) ((?:exactly |only )?${NUMBER} .+)$`,
      'iu',
    ),
    'there are $1',
  ],
  // "No country is selected": the list of that name shows none.
  [
    /^no (?!.*(?:box|checkbox|option|button|item|row|tab|entry|file)$)(\p{Ll}+(?: \p{Ll}+)?) (?:is|has been) (?:selected|chosen|set|entered|filled in)$/iu,
    'the $1 is empty',
  ],
  [/^(there (?:is|are) .+?) (?:altogether|in total|in all|overall)$/iu, '$1'],
  // What explains that there is nothing to be seen: "Nothing to save yet: Save is disabled".
  [/^nothing to \p{Ll}+(?: yet)?: (?=.+ (?:is|are) )/iu, ''],
  [
    /^(?:after|upon|following) (?:the |an? )?(?:(?!the |an? |first |second |last )[\p{Ll}-]+ ){1,3}?(?=(?:the|an?|there|no) .*(?:is|are|appears?|shows?|should) ?)/iu,
    '',
  ],
];
