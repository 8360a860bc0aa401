import { NUMBER } from './amounts.ts';
import { WE } from '../wordings/we.ts';
import type { Wording } from '../wordings/wording.ts';

/** What stands below a question, and is not the question. */
const ANSWER = '(?:the |an )?(?:answer|reply|response|explanation) (?:to|for)(?: the question)?';

/** What a page says, in the words of somebody who tells of it; what is said beside it. */
export const SAID_OTHERWISE: Wording[] = [
  // "The answer to "Is it free?" is shown": its question is unfolded.
  [
    new RegExp(
      `^${ANSWER} (.+?) ((?:is|are|should be)(?: not| no longer)?) (?:shown|displayed|visible|open)$`,
      'iu',
    ),
    '$1 $2 expanded',
  ],
  [
    new RegExp(`^${ANSWER} (.+?) (?:is|are|should be) (?:hidden|gone|closed|invisible)$`, 'iu'),
    '$1 is not expanded',
  ],
  [new RegExp(`^(?:${WE} )?(?:(?:should|can|must) )?sees? ${ANSWER} (.+)$`, 'iu'), '$1 is expanded'],
  // "Only five of them per page".
  [
    new RegExp(
      `^((?:only |exactly |just )?${NUMBER}) of them(?: (?:per|on (?:each|the|this|a)) page| at a time)$`,
      'iu',
    ),
    'there are $1 items',
  ],
  [
    new RegExp(`^(?:that|this|it) (?:makes|gives|leaves)(?: \\p{Ll}{2,4})? (${NUMBER} \\p{Ll}+)$`, 'iu'),
    'there are $1',
  ],
  [
    /^(?:it|the page|the form) (?:complains?|warns?|nags) about (.+?),? and (?:about )?(.+)$/iu,
    'the error shows $1 and shows $2',
  ],
  [/^(?:it|the page|the form) (?:complains?|warns?|nags) about (.+)$/iu, 'the error shows $1'],
  // "The form complains that the name is missing", "It tells us to accept the terms".
  [
    /^the (?:page|form|app|site|dialog) (?:should |must |will )?(?:complains?|warns?|nags?) that (.+)$/iu,
    'the page says that $1',
  ],
  [
    /^(?:it|the (?:page|form|app|site|dialog)) (?:should |must |will )?(?:tells?|asks?|reminds?|wants|warns?|prompts?|requests?)(?: (?:me|us|you|the user))? to (?!be\b)(.+)$/iu,
    'the page says that $1',
  ],
  // "Georg owes us 50 €".
  [
    /^(.+?) (?:should |must )?(?:owes?|has to pay|have to pay) (?:(?:us|me|you) )?(?=[$€£¥]?\s?\p{Nd})(.+)$/iu,
    '$1 shows $2',
  ],
  // "A.png has a size of 420 KB".
  [/^(.+?) (?:has|should have) an? (\p{Ll}+) of ([$€£¥]?\s?\p{Nd}.*)$/iu, 'the $2 of $1 is $3'],
  // "The page confirms the booking: Oslo, 3 nights", "the confirmation message: Saved".
  [
    /^(?:it|the (?:page|app|site|dialog)) (?:should |must )?(?:confirms?|acknowledges?) (?:the |my |our |your )?\p{Ll}+(?: \p{Ll}+)?: (.+)$/iu,
    'the page says that $1',
  ],
  [
    /^(?:the |an? )?(?:\p{Ll}+ )?(?:message|notification|toast|alert|warning|banner|hint|note|error): (?!\uE000)(\p{Lu}.+)$/u,
    'the page says that $1',
  ],
  // "You see a thank-you for the 4 stars".
  [
    /^(?:(?:(?:i|we|you|they|it|the page|the user) )?(?:should |can )?(?:sees?|gets?|shows?|says?) )?an? thank[- ]you for (.+)$/iu,
    'the page thanks me for $1',
  ],
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
  // "The folder Plans appears among the files".
  [
    /^(.+?) (?:is|are|appears?|should (?:be|appear))(?: (?:listed|shown|displayed|visible))? among (the \p{Ll}+)$/iu,
    '$1 is in $2',
  ],
  [/^(there (?:is|are|should be|must be|will be) .+?) (?:altogether|in total|in all|overall)$/iu, '$1'],
  // What explains that there is nothing to be seen: "Nothing to save yet: Save is disabled".
  [/^nothing to \p{Ll}+(?: yet)?: (?=.+ (?:is|are) )/iu, ''],
  [
    /^(?:after|upon|following) (?:the |an? )?(?:(?!the |an? |first |second |last )[\p{Ll}-]+ ){1,3}?(?=(?:the|an?|there|no) .*(?:is|are|appears?|shows?|should) ?)/iu,
    '',
  ],
];
