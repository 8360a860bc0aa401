import { PLURALS } from '../kind-words.ts';
import { PEOPLE } from './prefixes.ts';
import { rewriter } from './rewrite.ts';

const SHOULD = '(should|must|ought to)';
const SHOWN =
  '(displayed|shown|present|there|listed|visible|readable|to be seen|on the page|on this page|on the screen|on screen)';
const APPEARS = `((is|are) ${SHOWN.replace('visible|', '')}|appears|exists|pops up|comes up|shows up|can be seen|can be read)`;
const IS_GONE = `<other:((is|are) gone|is missing|is absent|is invisible|has disappeared|disappears|has vanished|(is|are) not ${SHOWN}|does not (appear on the page|appear|show up|exist)|can not be (seen|read))>`;
const TEXT_NOUN =
  '[the] (text|Text|message|error|error message|success message|validation message|status message|warning|hint|notification|words)';
const MAY = `${PEOPLE} [${SHOULD}|can|do|does]`;
const SEE = '(see|sees|read|reads)';
const NOT = '[<other:(not|no longer)>]';
const IS_ON = '(am|are|is|remains|remain|stays|lands|is (redirected|taken|sent)) (on|to)';
const PAGE = 'the (page|screen|app|site|website|application)';
const SAYS =
  '(says|displays|contains|mentions|lists|reads|includes|has|asks|<other:(does not (say|display|contain|mention|list|include|have))>)';
const BASE_VERB = '(contain|show|say|start|end|display|appear|exist|read|equal|offer|mention|list)';
const ERROR = '(error|errors|error message|error messages)';
const LATER = '(still|now|already|really|currently|also|again|actually|immediately|then|just|only just)';

/** Single words, wherever they stand outside of quotation marks; all that fit, again and again. */
export const words = rewriter([
  ['… <short:short> …', ({ short = '' }) => short.replace(/(?<=can)(?:['’]t|not)$|(?<!ca)n['’]t$/u, ' not')],
  [`… <verb:(is|are|does|do|has|can|should)> ${LATER} …`, '<verb>'],
  [`… ${LATER} <verb:(is|shows|contains|says|reads|displays)> …`, '<verb>'],
  [`… ${SHOULD} ${NOT} be …`, '(is|is not)'],
  ['… <verb:(is|are)> no longer …', '<verb> not'],
  ['… no longer appears …', 'does not appear'],
  [`… ${SHOULD} [<other:(not)>] <verb:${BASE_VERB}> …`, '(<verb>s|does not <verb>)'],
  [`… ${SHOULD} have …`, 'has'],
  ['<x> not <y> (yet|anymore|any more|any longer)', '<x> not <y>'],
]);

/** Wordings of assertions and what they are in the language; the first that fits is taken, then the list is tried again. */
export const assertions = rewriter([
  [
    'all [of] [the] <kinds:kinds> <verb:(are|contain|show|say)> …',
    ({ kinds = '', verb }) => `every ${PLURALS.get(kinds)} ${verb === 'are' ? 'is' : 'contains'}`,
  ],
  ['every <x> (shows|says) <v>', 'every <x> contains <v>'],
  // What the page shows
  [`${MAY} ${NOT} ${SEE} [${TEXT_NOUN}] <q:quoted> [<p:place>]`, 'the page (shows|does not show) <q> <p>'],
  [`${MAY} ${SEE} <n:amount> <x>`, 'there are <n> <x>'],
  [`${MAY} ${SEE} <a:(a|an)> <x>`, 'there is <a> <x>'],
  [`${MAY} ${NOT} ${SEE} <x:kinded>`, '<x> is (visible|hidden)'],
  [`${MAY} ${SEE} <x>`, 'the page shows <x>'],
  [`${PAGE} ${SAYS} [${TEXT_NOUN}] <v>`, 'the page (shows|does not show) <v>'],
  [`[${TEXT_NOUN}] <q:quoted> (${APPEARS}|${IS_GONE}) [<p:place>]`, 'the page (shows|does not show) <q> <p>'],
  [`${TEXT_NOUN} <q:quoted> is visible`, 'the page shows <q>'],
  ['<q:quoted> is [<other:(not)>] <p:inside>', 'the page (shows|does not show) <q> <p>'],

  // Which page
  ['[the] (<q:named> page|page <r:quoted>) is (displayed|shown|open|visible)', 'the page <q> <r> is shown'],
  [`${PEOPLE} ${IS_ON} the (<q:named> page|page <r:named>)`, 'the page <q> <r> is shown'],
  ['the title of the page <verb:(is|contains)> <v>', 'the page title <verb> <v>'],
  ['the (address|current URL|page URL|url|current url) <v>', 'the URL <v>'],

  // Errors
  [`no ${ERROR} (appears|occurs|(is|are) (displayed|shown))`, 'no error is shown'],
  [`there (is|are) no ${ERROR} [on the page]`, 'no error is shown'],
  [`(an ${ERROR} is (displayed|visible)|there is an ${ERROR}) [on the page]`, 'an error is shown'],
  [`an ${ERROR} is (displayed|shown|visible) (for|at|below|under) <t>`, 'an error is shown for <t>'],

  [`no [<q:quoted>] <k:kind> is (open|${SHOWN.slice(1)}`, 'there is no <q> <k>'],
  ['there is an (<q:compact>|<k:kind>) …', 'there is a <q><k>'],
  // How many
  ['only <n:amount> <x> (are|is) [left|found|visible|shown|displayed|listed]', 'there are exactly <n> <x>'],
  [`<n:amount> <x:counted> (are|is) ${SHOWN}`, 'there are <n> <x>'],
  [`${PAGE} (has|shows|contains|lists) <n:amount> <x>`, 'there are <n> <x>'],
  ['<t> (has|have|shows|contains|lists|consists of) <n:amount> <x:counted>', 'there are <n> <x> in <t>'],
  ['there <be:(is|are)> <x> on the page', 'there <be> <x>'],
  ['only <x:quotes> (is|are) (shown|displayed|visible|left|found)', 'only <x> are listed'],

  // Values
  ['… ((has|holds|shows) [the] (value|text|content)|equals|is (equal to|set to|exactly)|reads) …', 'is'],
  ['the value of <x> is <v>', '<x> is <v>'],
  ['… (says|displays|mentions|<other:(does not (say|display|mention))>) <v>', '(shows|does not show) <v>'],
  ['… <verb:(contain|contains|show|shows)> the (text|value|word|words|message) …', '<verb>'],
  ['… is (greater|higher|larger|bigger|<other:(smaller|lower|fewer)>) than …', 'is (more|less) than'],
  ['the row (of|for|with) <q:quoted> …', 'the row <q>'],

  // States
  ['<x> (is|are) (ticked|<other:(unticked|not ticked|not checked)>)', '<x> is (checked|unchecked)'],
  ['<x> ((is|are) (greyed out|grayed out|not clickable)|can not be (clicked|pressed))', '<x> is disabled'],
  ['<x> is (preselected|selected by default|pre-selected)', '<x> is selected'],
  ['<x:popup> is (open|<other:(closed|not open)>)', '<x> is (visible|hidden)'],
  [`<x:unquoted> (${APPEARS}|${IS_GONE})`, '<x> is (visible|hidden)'],
]);
