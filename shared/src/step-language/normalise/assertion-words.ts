import { PLURALS } from '../kind-words.ts';
import { PEOPLE } from './prefixes.ts';
import type { Rewrite } from './rewrite.ts';

const SHOWN =
  '(displayed|shown|present|there|listed|visible|readable|to be seen|on the page|on this page|on the screen|on screen)';
const SHOWN_NOT_VISIBLE = SHOWN.replace('visible|', '');
const APPEARS = '(appears|exists|pops up|comes up|can be seen|can be read)';
const IS_SHOWN = `((is|are) ${SHOWN_NOT_VISIBLE}|${APPEARS})`;
const IS_GONE = `((is|are) gone|is missing|is absent|is invisible|has disappeared|disappears|has vanished|(is|are) not ${SHOWN}|does not (appear|exist|appear on the page)|can not be (seen|read))`;
const TEXT_NOUN =
  '[the] (text|message|error|error message|success message|validation message|status message|warning|hint|notification|words)';
const SEE = `${PEOPLE} [should|can|do|does] (see|sees|read|reads)`;
const NOT_SEE = `${PEOPLE} (should not|can not|do not|does not|should no longer|can no longer|no longer) (see|sees|read)`;
const PAGE = 'the (page|screen|app|site|website|application)';
const BASE_VERB = '(contain|show|say|start|end|display|appear|exist|read|equal|offer|mention|list)';
const DISPLAYS = '(says|displays|contains|mentions|lists|reads|includes|has|asks)';
const ERROR = '(error|error message)';
const ERRORS = '(error|errors|error message|error messages)';
const IS_ON = '(am|are|is|remains|remain|stays|lands|is redirected|is taken|is sent)';
const LATER = '(still|now|already|really|currently|also|again|actually|immediately|then|just|only just)';

/** Single words, wherever they stand outside of quotation marks; all that fit, again and again. */
export const WORDS: Rewrite[] = [
  [`… <verb:(can't|can’t|cannot)> …`, 'can not'],
  [`… <verb:(is|are|does|do|has|can|should)> ${LATER} …`, '<verb>'],
  [`… ${LATER} <verb:(is|shows|contains|says|reads|displays)> …`, '<verb>'],
  ['… should [<not:(not|no longer)>] be …', 'is <not>'],
  ['… <verb:(is|are)> no longer …', '<verb> not'],
  ['… no longer appears …', 'does not appear'],
  [`… should <verb:${BASE_VERB}> …`, '<verb>s'],
  ['… should have …', 'has'],
  ['<x> not <y> (yet|anymore|any more|any longer)', '<x> not <y>'],
];

/** Wordings of assertions and what they are in the language; the first that fits is taken, then the list is tried again. */
export const ASSERTIONS: Rewrite[] = [
  ...[...PLURALS].map(([plural, kind]): Rewrite => [`all [of] [the] ${plural} are …`, `every ${kind} is`]),
  ['every <x> (shows|says) <v>', 'every <x> contains <v>'],
  // What the page shows
  [`${SEE} [${TEXT_NOUN}] <q:quoted> [<p:place>]`, 'the page shows <q> <p>'],
  [`${NOT_SEE} [${TEXT_NOUN}] <q:quoted> [<p:place>]`, 'the page does not show <q> <p>'],
  [`${SEE} <article:(a|an|no)> <x>`, 'there is <article> <x>'],
  [`${SEE} <x:kinded>`, '<x> is visible'],
  [`${NOT_SEE} <x:kinded>`, '<x> is hidden'],
  [`${PAGE} ${DISPLAYS} [${TEXT_NOUN}] <v>`, 'the page shows <v>'],
  [`[${TEXT_NOUN}] <q:quoted> ${IS_SHOWN} [<p:place>]`, 'the page shows <q> <p>'],
  [`${TEXT_NOUN} <q:quoted> is visible`, 'the page shows <q>'],
  [`[${TEXT_NOUN}] <q:quoted> ${IS_GONE} [<p:place>]`, 'the page does not show <q> <p>'],
  ['<q:quoted> is <p:inside>', 'the page shows <q> <p>'],
  ['<q:quoted> is not <p:inside>', 'the page does not show <q> <p>'],
  // Which page
  ['([the] <q:named> page|the page <q:quoted>) is (displayed|shown|open|visible)', 'the page <q> is shown'],
  [`${PEOPLE} ${IS_ON} (on|to) (the <q:named> page|the page <q:named>)`, 'the page <q> is shown'],
  ['the title of the page <verb:(is|contains)> <v>', 'the page title <verb> <v>'],
  // Errors
  [`no ${ERRORS} (appears|occurs|(is|are) (displayed|shown))`, 'no error is shown'],
  [`there (is|are) no ${ERRORS} [on the page]`, 'no error is shown'],
  [`(an ${ERROR} is (displayed|visible)|there is an ${ERROR}) [on the page]`, 'an error is shown'],
  [`an ${ERROR} is (displayed|shown|visible) (for|at|below|under) <t>`, 'an error is shown for <t>'],
  // How many
  [
    'only <amount:amount> <x> (are|is) [left|found|visible|shown|displayed|listed]',
    'there are exactly <amount> <x>',
  ],
  [`<amount:amount> <x:counted> (are|is) ${SHOWN}`, 'there are <amount> <x>'],
  [`${PAGE} (has|shows|contains|lists) <amount:amount> <x>`, 'there are <amount> <x>'],
  [
    '<t> (has|have|shows|contains|lists|consists of) <amount:amount> <x:counted>',
    'there are <amount> <x> in <t>',
  ],
  ['there <be:(is|are)> <x> on the page', 'there <be> <x>'],
  ['only <x:quotes> (is|are) (shown|displayed|visible|left|found)', 'only <x> are listed'],
  // Values
  ['<x> (has value|(has|holds|shows) the (value|text|content)) <v>', '<x> is <v>'],
  ['<x> (equals|is equal to|is set to|is exactly|reads) <v>', '<x> is <v>'],
  ['the value of <x> is <v>', '<x> is <v>'],
  ['<x> (says|displays|mentions) <v>', '<x> shows <v>'],
  ['the row (of|for|with) <q:quoted> <verb:(contains|shows)> <v>', 'the row <q> <verb> <v>'],
  // States
  ['<x> <be:(is|are|is not|are not)> ticked', '<x> <be> checked'],
  ['<x> <be:(is|are)> (greyed out|grayed out|not clickable|not enabled)', '<x> <be> disabled'],
  ['<x> can not be (clicked|pressed)', '<x> is disabled'],
  ['<x> is (preselected|selected by default|pre-selected)', '<x> is selected'],
  ['<x:popup> is open', '<x> is visible'],
  ['<x:popup> is (closed|not open)', '<x> is hidden'],
  [`<x:unquoted> ${IS_SHOWN}`, '<x> is visible'],
  [`<x:unquoted> ${IS_GONE}`, '<x> is hidden'],
];
