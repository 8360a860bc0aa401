import { synonyms, verbs } from '../verb-synonyms.ts';
import type { Rewrite } from './rewrite.ts';

const ENTER_VERBS = verbs('type');
const INTO = '(in|into|in to|inside|within)';
const FILL = '(fill in|fill out|fill|populate)';
const FILE = '(the|a|my) [test|attached] (file|document|attachment)';
const BROWSER_DIALOG = 'the [browser] (alert|confirm|confirmation|prompt|browser dialog) [dialog|box]';
const CALLED = '(called|named|labelled|titled|with the (label|name|text)|with text|that says)';
const PRESS = '(press|hit|push)';

/** Added to what is typed. */
export const ENDINGS: Rewrite[] = [
  [
    `… [,] (and|then|and then) (${PRESS}|confirm with) [the] (enter|return|Enter|Return) [key]`,
    'and press Enter',
  ],
];

/** Wordings of actions and what they are in the language; the first that fits is taken. */
export const ACTIONS: Rewrite[] = [
  // Keys
  [`${PRESS} [the] <k:key> [key] ${INTO} <t>`, 'press <k> in <t>'],
  [`${PRESS} [the] <k:key> [key] [<n:times>]`, 'press <k> <n>'],
  [`${PRESS} [the] [arrow] <k:(up|down|left|right)> [arrow|key|arrow key] [<n:times>]`, 'press <k> <n>'],

  // Pages
  ['(open|visit|navigate to|browse to|load|go to) [the] [URL|url|page|address|site] <u:url>', 'go to <u>'],
  [`${verbs('reload')} [the|this] [page|browser|site|window]`, 'reload the page'],
  ['(go|navigate) [back] to the previous page', 'go back'],
  ['(click|go to|switch to|open|select) (the tab|tab) <q:quoted>', 'click the <q> tab'],
  ['(select|switch to|go to|open|navigate to|change to) <x> tab', 'click <x> tab'],
  ['scroll [all the way] [up|down] to the <on:(top|bottom)> [of the page]', 'scroll to the <on>'],
  ['scroll (down|up|down until|until) to <x>', 'scroll to <x>'],

  // Clicks
  ['(click|tap) (on|at|onto) <x>', 'click <x>'],
  ['(double click|double-click|doubleclick) [on] <x>', 'double-click <x>'],
  ['(right click|right-click|rightclick) [on] <x>', 'right-click <x>'],
  [`${synonyms('click')} <x:pressable>`, 'click <x>'],

  // Fields
  [`${ENTER_VERBS} <v:value> ${INTO} <t:target>`, 'type <v> into <t>'],
  [`${FILL} <t:target> with <v:compact> [<k:(and press Enter)>]`, 'type <v> into <t> <k>'],
  [`${INTO} <t:target> [,] ${ENTER_VERBS} <v:compact>`, 'type <v> into <t>'],
  [`${verbs('set')} [the value of] <t> (to|back to) <v>`, 'set <t> to <v>'],
  [`${synonyms('clear')} <t>`, 'clear <t>'],

  // Choices
  ['(select|pick|check|mark) [the] (checkbox|check box) <x>', 'tick the checkbox <x>'],
  [`${verbs('select')} <v:value> (from|in|on|out of) <t:options>`, 'select <v> in <t>'],
  [`(in|from) <t:target> [,] ${verbs('select')} <v:compact>`, 'select <v> in <t>'],
  ['(pick|select) [the] <x:named>', 'choose <x>'],
  ['check <q:quoted> [<p:place>]', 'tick <q> <p>'],
  ['check the <o:ordinal> (checkbox|check box) [<p:place>]', 'tick the <o> checkbox <p>'],
  [`${synonyms('untick')} <x>`, 'untick <x>'],
  ['switch <on:(on|off)> <x>', 'turn <on> <x>'],
  ['(switch|turn) <x> <on:(on|off)>', 'turn <on> <x>'],

  // Pointer
  ['(hover|hover on|hover at|mouse over|move the mouse over) <x:direct>', 'hover over <x>'],
  ['(drag and drop|drag) <x> (onto|on|into|in|over to|over|on to|to) <y>', 'drag <x> to <y>'],

  // Waiting
  ['(wait|wait for|pause|sleep) <n:number> (s|sec|second|seconds)', 'wait <n> seconds'],
  ['wait (for|until) <q:quoted> [to appear|appears|is (shown|displayed)]', 'wait until the page shows <q>'],
  ['wait (for|until) <q:quoted> (to disappear|disappears|is gone)', 'wait until the page does not show <q>'],
  ['wait for <x> to be <y>', 'wait until <x> is <y>'],
  ['wait for <x> to (appear|show up)', 'wait until <x> is visible'],
  ['wait for <x> to disappear', 'wait until <x> is hidden'],

  // The rest
  [`${verbs('upload')} ${FILE} (to|into|in|at) <t>`, 'upload the attached file to <t>'],
  [`${verbs('upload')} <q:quoted> (in|into|at|on|to) <t>`, 'upload <q> to <t>'],
  [`(accept|confirm) ${BROWSER_DIALOG}`, 'accept the dialog'],
  [`(dismiss|cancel) ${BROWSER_DIALOG}`, 'dismiss the dialog'],
  ['answer the [browser] (prompt|alert) [dialog] with <v>', 'answer the dialog with <v>'],
];

/** How elements are named in actions. */
export const ELEMENTS: Rewrite[] = [
  [`… <k:kind> ${CALLED} <q:quoted> …`, '<k> <q>'],
  ['… the row of <v:id> …', 'the row of "<v>"'],
  ['… (Button|BUTTON) …', 'button'],
];
