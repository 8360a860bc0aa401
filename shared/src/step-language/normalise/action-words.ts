import { verbs } from '../verb-synonyms.ts';
import type { Rewrite } from './rewrite.ts';

const BROWSER_DIALOG = 'the [browser] (alert|confirm|confirmation|prompt|browser dialog) [dialog|box]';
const CALLED = '(called|named|labelled|titled|with the (label|name|text)|with text|that says)';
const PRESS = '(press|hit|push)';
const AS_IT_IS = ['double-click', 'right-click', 'clear', 'untick', 'upload', 'reload'];

/** Wordings of actions and what they are in the language; the first that fits is taken. */
export const ACTIONS: Rewrite[] = [
  // Keys, pages and clicks
  [`${PRESS} [the] [arrow] <k:key> [arrow|key|arrow key] [<n:times>] [<p:place>]`, 'press <k> <n> <p>'],
  ['(open|visit|navigate to|browse to|load|go to) [the] [URL|url|page|address|site] <u:url>', 'go to <u>'],
  ['(go|navigate) [back] to the previous page', 'go back'],
  [
    '(click|select|switch to|go to|open|navigate to|change to) ((the tab|tab) <x:quoted>|<x> tab)',
    'click <x> tab',
  ],
  ['scroll [all the way] [up|down|down until|until] to <x> [of the page]', 'scroll to <x>'],
  ['(click|tap) (on|at|onto) <x>', 'click <x>'],
  [`${verbs('click')} <x:pressable>`, 'click <x>'],
  // Fields
  [`${verbs('type')} <v:value> (in|into|in to|inside|within) <t:target>`, 'type <v> into <t>'],
  [
    '(fill in|fill out|fill|populate) <t:target> with <v:compact> [<k:(and press Enter)>]',
    'type <v> into <t> <k>',
  ],
  [`${verbs('set')} [the value of] <t> (to|back to) <v>`, 'set <t> to <v>'],
  // Choices
  ['(select|pick|check|mark) [the] (checkbox|check box) <x>', 'tick the checkbox <x>'],
  [`${verbs('select')} <v:value> (from|in|on|out of) <t:options>`, 'select <v> in <t>'],
  ['(pick|select) [the] <x:named>', 'choose <x>'],
  ['check <q:quoted> [<p:place>]', 'tick <q> <p>'],
  ['(switch <on:(on|off)> <x>|(switch|turn) <x> <on:(on|off)>)', 'turn <on> <x>'],
  // The rest
  [`${verbs('hover over')} <x>`, 'hover over <x>'],
  [`${verbs('drag')} <x> (onto|on|into|in|over to|over|on to|to) <y>`, 'drag <x> to <y>'],
  ['wait (for|until) <q:quoted> [to appear|appears|is (shown|displayed)]', 'wait until the page shows <q>'],
  [
    `${verbs('upload')} (the|a|my) [test|attached] (file|document|attachment) (to|into|in|at) <t>`,
    'upload the attached file to <t>',
  ],
  [`(accept|confirm) ${BROWSER_DIALOG}`, 'accept the dialog'],
  [`(dismiss|cancel) ${BROWSER_DIALOG}`, 'dismiss the dialog'],
  ['answer the [browser] (prompt|alert) [dialog] with <v>', 'answer the dialog with <v>'],
  ...AS_IT_IS.map((verb): Rewrite => [`${verbs(verb)} <x>`, `${verb} <x>`]),
];

/** How elements are named in actions, and what is added to what is typed. */
export const PARTS: Rewrite[] = [
  [`… <k:kind> ${CALLED} <q:quoted> …`, '<k> <q>'],
  ['… (Button|BUTTON) …', 'button'],
  [
    `… [,] (and|then|and then) (${PRESS}|confirm with) [the] (enter|return|Enter|Return) [key]`,
    'and press Enter',
  ],
];
