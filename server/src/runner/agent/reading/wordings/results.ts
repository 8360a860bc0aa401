import { NUMBER } from '../statements/amounts.ts';
import { QUOTED } from '../shield.ts';
import { WE } from './we.ts';
import type { Wording } from './wording.ts';

/** Names of pages, not places in a row of them. */
const PAGE_NAME =
  '(?!(?:the |this |that |a |an )?(?:web|same|next|previous|current|whole|entire|first|second|third|last|new|other|another)\\b)((?:(?! (?:on|in|at|of|from|to|is|are|that|and|or) )[^\\uE000])+?|\\uE000[^\\uE001]*\\uE001)';
const MESSAGE = '(?:[\\p{L}-]+ )*?(?:message|notification|alert|toast|popup|pop-up|warning|banner|text)';

/** What testers note down as expected: short, without "is", or as a question. */
export const RESULTS: Wording[] = [
  [
    new RegExp(
      `^(?:${WE} )?(?:(?:should|can|must) )?sees? ((?:(?!\\b(?:should|is|are|not)\\b).)+?) (selected|checked|enabled|disabled)$`,
      'iu',
    ),
    '$1 is $2',
  ],
  // "Navigates to the cart page": where somebody has come.
  [/^(?:navigates|goes) to (.+ page)$/iu, 'i am on $1'],
  [/^no ((?:(?!\b(?:is|are|should|must|will|be)\b).)+?) (visible|shown|displayed)$/iu, 'no $1 is $2'],
  [/^(.+?) (?:matches|has|equals|contains) (?:the |a )?value \uE000\uE001$/iu, '$1 is empty'],
  // "Is the Save button visible?", "Do you see Thanks?".
  [
    /^(?:is|are) (.+?) (visible|shown|displayed|enabled|disabled|checked|selected|empty|open|closed)\?$/iu,
    '$1 is $2',
  ],
  [/^(?:take a look|have a look|look) at (the .+)$/iu, '$1 is visible'],
  [new RegExp(`^(?:do|can) ${WE} see (.+?)\\?$`, 'iu'), 'the page shows $1'],
  [new RegExp(`^(?:are|is) ${WE} (on|at|redirected to|taken to) (.+?)\\?$`, 'iu'), 'i am $1 $2'],
  // "The checkout page is displayed", "I should see the login page".
  [
    new RegExp(
      `^(?:the |an? )?${PAGE_NAME} (?:page|screen) (?:(?:is|should be|gets|must be|will be) )?(?:successfully )?(?:displayed|shown|visible|opened|loaded|open|opens|loads|displays|appears|should (?:open|load|appear|display))(?: successfully)?$`,
      'iu',
    ),
    'i am on the $1 page',
  ],
  [
    new RegExp(
      `^(?:${WE} )?(?:(?:should|can|must|will) )?(?:be able to )?sees? (?:the |an? |my )?${PAGE_NAME} (?:page|screen)$`,
      'iu',
    ),
    'i am on the $1 page',
  ],
  // "The user with email "ann@example.com" is no longer visible": what is quoted.
  [
    new RegExp(
      `^(?:the |an? )?(?:\\p{Ll}+ )?(?:user|customer|client|product|item|order|account|employee|member|contact|record|entry|task|project|invoice|ticket) with (?:the |an? )?(?:e-?mail|name|title|id|number|code|user ?name|subject|sku)(?: address)? (${QUOTED}) ((?:is|are|should|must|was|appears|does)\\b.*\\b(?:visible|shown|displayed|listed|present|appear)|appears)$`,
      'iu',
    ),
    '$1 $2',
  ],
  [/^(.+?) (displayed|shown|visible|loaded|opened) successfully$/iu, '$1 $2'],
  // "The details list displays", "Loading indicator shows".
  [/^(?!(?:the |this )?(?:page|site|app|website)\b)(.+?) (?:displays|loads|shows)$/iu, '$1 is visible'],
  [
    /^(?!.*(?:\b(?:is|are|was|were|be|been|has|have|not|no|does|do|should|must|will|can|sees?|shows?|contains?|says?)\b|n['’]t\b)|\d+ \S+$)(.+?) (displayed|shown|visible|hidden|enabled|disabled|checked|unchecked|selected)$/iu,
    '$1 is $2',
  ],
  // "Error message is shown: "Name is required"".
  [
    new RegExp(
      `^(?:an? |the )?${MESSAGE}(?: (?:is|should be|appears|displayed|shown|visible))* ?(?::|–|-) ?(${QUOTED})$`,
      'iu',
    ),
    'the page shows $1',
  ],
  [/^(.+?) (?:receives|gets|gains|should (?:receive|get)) (?:the )?(?:keyboard )?focus$/iu, '$1 has focus'],
  // "Kiosk Nord: closed".
  [
    /^((?:(?!\b(?:is|are|was|were|has|have|shows?|says?)\b)[^:])+): (open|closed|visible|hidden|gone|empty|enabled|disabled|checked|selected)$/iu,
    '$1 is $2',
  ],
  // "App name: "Notes"".
  [new RegExp(`^((?:the )?[\\p{L} ]+?): (${QUOTED})$`, 'iu'), '$1 is $2'],
  // "All 8 lamps are listed".
  [
    new RegExp(
      `^[Aa]ll ${NUMBER} (\\p{Ll}+s)(?: of the \\p{Ll}+)? (?:is|are|should be) (?:listed|shown|displayed|visible|back|there|there again)$`,
      'u',
    ),
    '$1 $2 are shown',
  ],
  // "A validation message for the Email field".
  [
    new RegExp(
      `^(?:${WE} )?(?:(?:should|can|must) )?(?:sees? )?(?:an? |the )?(?:validation|error) (?:message|error)s? (?:is (?:shown|displayed|visible) )?(?:for|under|below|next to) (?:the )?(?!both|all|each)([^,]+? (?:field|input|box))(?: (?:is|should be) (?:shown|displayed|visible))?$`,
      'iu',
    ),
    'the $1 is invalid',
  ],
  // "I see the price "$5" shown", "… the green "Saved" message".
  [
    new RegExp(
      `^((?:${WE} )?(?:(?:should|can|must) )?sees?) (?:(?:(?:an? |the )(?:(?:correct|right|following|new) )?(?:(?:price|total|premium|amount|text|title|name|value|label|heading|error|message|result) )?)?(${QUOTED}) (?:shown|displayed|listed)|(?:an? |the )(?:(?:error|success|warning|info|confirmation|validation|following) )?(${QUOTED}) message)$`,
      'iu',
    ),
    '$1 $2$3',
  ],
  // "The video title as "Intro"".
  [
    new RegExp(`^(?:${WE} )?(?:(?:should|can|must) )?sees? (the [\\p{L} ]+) as (${QUOTED})$`, 'iu'),
    '$1 is $2',
  ],
  [new RegExp(`^(?:${WE} )?sees? in (?:the )?(?:current )?url (${QUOTED})$`, 'iu'), 'the url contains $1'],
  [
    /^(?:verify |check )?all (?:\p{L}+ ){0,3}(?:elements|fields|parts|sections|components|items|controls) (?:is|are) (visible|shown|displayed|present) \((.+,.+)\)$/iu,
    'the following elements are $1: $2',
  ],
  [/^(.+) (?:on|in) the (?:web ?ui|ui|user interface|browser)$/iu, '$1'],
  // Where the test is anyway.
  [
    /^(.+ (?:is|are|should be) (?:not )?(?:visible|shown|displayed|enabled|disabled|selected|checked|empty|hidden)) (?:on|in|at) (?:the|this) (?:first|second|third|last|current|same|next) (?:step|page|screen|slide|stage|tab)$/iu,
    '$1',
  ],
  // "Status = Paid".
  [/^((?:the )?[\p{L} ]+?) ?(?:=|==|:=) ?(\S.*)$/iu, '$1 is $2'],
  [
    /^(.+? (?:is|are|should be)) (?:shown |listed |displayed )?in (increasing|ascending|decreasing|descending) (?:order of )?(\p{L}+)(?: order)?$/iu,
    '$1 sorted by $3 in $2 order',
  ],
  [
    /^(.+? (?:is|are|should be)) (sorted|ordered|listed) by (ascending|descending|increasing|decreasing) (.+)$/iu,
    '$1 sorted by $4 in $3 order',
  ],
  [/\bin increasing order\b/iu, 'in ascending order'],
  [/\bin decreasing order\b/iu, 'in descending order'],
];
