import type { Kind } from '../command.ts';
import { elementKinds } from '../kinds.ts';
import { pluralOf } from '../kind-words.ts';
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
const DISPLAY = '(say|display|contain|mention|list|include|have)';
const ERROR = '(error|error message)';
const CONTAINS = '<verb:(contains|shows|does not contain|does not show)>';
const IS_ON = '(am|are|is|remains|remain|stays|lands|is redirected|is taken|is sent)';
const LATER = '(still|now|already|really|currently|also|again|actually|immediately|then|just|only just)';

/** Single words, wherever they stand outside of quotation marks; all that fit, again and again. */
export const WORDS: Rewrite[] = [
  ['… show up …', 'appear'],
  ['… shows up …', 'appears'],
  [`… <verb:(isn't|isn’t)> …`, 'is not'],
  [`… <verb:(aren't|aren’t)> …`, 'are not'],
  [`… <verb:(doesn't|doesn’t)> …`, 'does not'],
  [`… <verb:(don't|don’t)> …`, 'do not'],
  [`… <verb:(shouldn't|shouldn’t|mustn't)> …`, 'should not'],
  [`… <verb:(can't|can’t|cannot)> …`, 'can not'],
  [`… <verb:(must|ought to)> <next:(be|not|have|contain|show|say|see|display|only)> …`, 'should <next>'],
  [`… <verb:(is|are|does|do|has|can|should)> ${LATER} …`, '<verb>'],
  [`… ${LATER} <verb:(is|shows|contains|says|reads|displays)> …`, '<verb>'],
  ['… should (not|no longer) be …', 'is not'],
  ['… should be …', 'is'],
  ['… <verb:(is|are)> no longer …', '<verb> not'],
  ['… no longer appears …', 'does not appear'],
  [`… should not <verb:${BASE_VERB}> …`, 'does not <verb>'],
  [`… should <verb:${BASE_VERB}> …`, '<verb>s'],
  ['… should have …', 'has'],
  ['<x:negated> (yet|anymore|any more|any longer)', '<x>'],
];

/** Wordings of assertions and what they are in the language; the first that fits is taken, then the list is tried again. */
export const ASSERTIONS: Rewrite[] = [
  ...(Object.keys(elementKinds) as Kind[]).flatMap((kind): Rewrite[] => [
    [`all [of] [the] ${pluralOf(kind)} are …`, `every ${kind} is`],
    [`all [of] [the] ${pluralOf(kind)} (contain|show|say) …`, `every ${kind} contains`],
  ]),
  ['every <x> (shows|says) <v>', 'every <x> contains <v>'],
  // What the page shows
  [`${SEE} [${TEXT_NOUN}] <q:quoted> [<p:place>]`, 'the page shows <q> <p>'],
  [`${NOT_SEE} [${TEXT_NOUN}] <q:quoted> [<p:place>]`, 'the page does not show <q> <p>'],
  [`${SEE} <n:amount> <x>`, 'there are <n> <x>'],
  [`${SEE} <a:(a|an|no)> <x>`, 'there is <a> <x>'],
  [`${SEE} <x:kinded>`, '<x> is visible'],
  [`${NOT_SEE} <x:kinded>`, '<x> is hidden'],
  [`${SEE} <x:value>`, 'the page shows <x>'],
  [`${PAGE} ${DISPLAYS} [${TEXT_NOUN}] <v>`, 'the page shows <v>'],
  [`${PAGE} does not ${DISPLAY} [${TEXT_NOUN}] <v>`, 'the page does not show <v>'],
  [`[${TEXT_NOUN}] <q:quoted> ${IS_SHOWN} [<p:place>]`, 'the page shows <q> <p>'],
  [`${TEXT_NOUN} <q:quoted> is visible`, 'the page shows <q>'],
  [`[${TEXT_NOUN}] <q:quoted> ${IS_GONE} [<p:place>]`, 'the page does not show <q> <p>'],
  ['<q:quoted> is <p:inside>', 'the page shows <q> <p>'],
  ['<q:quoted> is not <p:inside>', 'the page does not show <q> <p>'],

  // Which page
  ['[the] <q:named> page is (displayed|shown|open|visible)', 'the page <q> is shown'],
  ['the page <q:quoted> is (displayed|open|visible)', 'the page <q> is shown'],
  [`${PEOPLE} ${IS_ON} (on|to) the <q:named> page`, 'the page <q> is shown'],
  ['the title of the page <verb:(is|contains)> <v>', 'the page title <verb> <v>'],
  ['the (address|current URL|page URL|url|current url) <verb>', 'the URL <verb>'],
  [`${PEOPLE} ${IS_ON} (on|to) the page <q:named>`, 'the page <q> is shown'],

  // Errors
  ['no error [message] (appears|occurs)', 'no error is shown'],
  ['(no error message|no errors|no error messages) (is|are) (displayed|shown|visible)', 'no error is shown'],
  ['no error is displayed', 'no error is shown'],
  ['there (is|are) no (error|errors|error message|error messages) [on the page]', 'no error is shown'],
  [`(an ${ERROR} is (displayed|visible)|there is an ${ERROR}) [on the page]`, 'an error is shown'],
  [`an ${ERROR} is (displayed|shown|visible) (for|at|below|under) <t>`, 'an error is shown for <t>'],

  // How many
  ['only <n:count> <x> (are|is) [left|found|visible|shown|displayed|listed]', 'there are exactly <n> <x>'],
  [`<n:amount> <x:counted> (are|is) ${SHOWN}`, 'there are <n> <x>'],
  [`${PAGE} (has|shows|contains|lists) <n:amount> <x>`, 'there are <n> <x>'],
  [`${PAGE} (has|shows|contains|lists) no <x>`, 'there are no <x>'],
  ['<t> (has|have|shows|contains|lists|consists of) <n:amount> <x:counted>', 'there are <n> <x> in <t>'],
  ['<t> (has|have|shows|contains) no <x:counted>', 'there are no <x> in <t>'],
  ['there <be:(is|are)> <x> on the page', 'there <be> <x>'],
  ['only <x:quotes> (is|are) (shown|displayed|visible|left|found)', 'only <x> are listed'],

  // Values
  ['<x> (has value|(has|holds|shows) the (value|text|content)) <v>', '<x> is <v>'],
  ['<x> (equals|is equal to|is set to|is exactly|reads) <v>', '<x> is <v>'],
  ['the value of <x> is <v>', '<x> is <v>'],
  ['<x> (says|displays|mentions) <v>', '<x> shows <v>'],
  ['<x> does not (say|display|mention) <v>', '<x> does not show <v>'],
  [`<x> ${CONTAINS} the (text|value|word|words|message) <v>`, '<x> <verb> <v>'],
  ['<x> is (greater|higher|larger|bigger) than <v>', '<x> is more than <v>'],
  ['<x> is (smaller|lower|fewer) than <v>', '<x> is less than <v>'],
  [`the row (of|for|with) <q:quoted> ${CONTAINS} <v>`, 'the row <q> <verb> <v>'],

  // States
  ['<x> <be:(is|are)> ticked', '<x> <be> checked'],
  ['<x> <be:(is|are)> (unticked|not ticked|not checked)', '<x> <be> unchecked'],
  ['<x> <be:(is|are)> (greyed out|grayed out|not clickable|not enabled)', '<x> <be> disabled'],
  ['<x> can not be (clicked|pressed)', '<x> is disabled'],
  ['<x> (is clickable|can be clicked|can be pressed)', '<x> is enabled'],
  ['<x> (has focus|has the focus|is in focus)', '<x> is focused'],
  ['<x> is (preselected|selected by default|pre-selected)', '<x> is selected'],
  ['<x:popup> is open', '<x> is visible'],
  ['<x:popup> is (closed|not open)', '<x> is hidden'],
  [`<x:unquoted> ${IS_SHOWN}`, '<x> is visible'],
  [`<x:unquoted> ${IS_GONE}`, '<x> is hidden'],
];
