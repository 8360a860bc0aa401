import { verbs } from '../verb-synonyms.ts';
import { rewriter, type Rewrite } from './rewrite.ts';

const INTO = '(in|into|in to|inside|within)';
const BROWSER_DIALOG = 'the [browser] (alert|confirm|confirmation|prompt|browser dialog) [dialog|box]';
const CALLED = '(called|named|labelled|titled|with the (label|name|text)|with text|that says)';
const PRESS = '(press|hit|push)';

/** How elements are named in actions, and what is added to what is typed. */
export const parts = rewriter([
  [`… <k:kind> ${CALLED} <q:quoted> …`, '<k> <q>'],
  ['… (Button|BUTTON) …', 'button'],
  [
    `… [,] ([and] then|and) (${PRESS}|confirm with) [the] <k:(enter|Enter|return|Return)> [key]`,
    'and press Enter',
  ],
]);

/** Wordings of actions and what they are in the language; the first that fits is taken. */
const ACTIONS: Rewrite[] = [
  // Keys, pages and clicks
  [`${PRESS} [the] [arrow] <k:key> [arrow] [key] [<n:times>] [${INTO} <t>]`, 'press <k> <n> [in <t>]'],
  ['(open|visit|navigate to|browse to|load|go to) [the] [URL|url|page|address|site] <u:url>', 'go to <u>'],
  [`${verbs('reload')} [the|this] [page|browser|site|window]`, 'reload the page'],
  ['(go|navigate) [back] to the previous page', 'go back'],
  ['(click|go to|switch to|open|select) [the] tab <x:quoted>', 'click the <x> tab'],
  ['(select|switch to|go to|open|navigate to|change to) <x> tab', 'click <x> tab'],
  ['scroll [all the way] [up|down] to the <on:(top|bottom)> [of the page]', 'scroll to the <on>'],
  ['scroll (down|up|down until|until) to <x>', 'scroll to <x>'],
  ['(double click|double-click|doubleclick) [on] <x>', 'double-click <x>'],
  ['(right click|right-click|rightclick) [on] <x>', 'right-click <x>'],
  ['(click|tap) (on|at|onto) <x>', 'click <x>'],
  [`${verbs('click')} <x:pressable>`, 'click <x>'],

  // Fields and choices
  [`${verbs('type')} (<v> ${INTO}|<v:quoted> as) <t>`, 'type <v> into <t>'],
  ['search for <v:quoted>', 'type <v> into the search field and press Enter'],
  ['(fill in|fill out|fill|populate) <t> with <v:compact> …', 'type <v> into <t>'],
  [`${INTO} <t> [,] ${verbs('type')} <v:compact>`, 'type <v> into <t>'],
  // What is reset is often chosen.
  ['(set|change|update|switch) [the value of] <t> (to|back to) <v>', 'set <t> to <v>'],
  ['(select|pick|check|mark) [the] [<o:ordinal>] (checkbox|check box) [<x>]', 'tick the <o> checkbox <x>'],
  [`${verbs('select')} <v> (from|in|on|out of) <t:options>`, 'select <v> in <t>'],
  [`${verbs('select')} <v:quoted> as <t>`, 'select <v> in <t>'],
  [`(in|from) <t> [,] ${verbs('select')} <v:compact>`, 'select <v> in <t>'],
  ['(pick|select) [the] <x:named>', 'choose <x>'],
  ['check <q:quoted> [<p:place>]', 'tick <q> <p>'],
  ['switch <on:(on|off)> <x>', 'turn <on> <x>'],
  ['(switch|turn) <x> <on:(on|off)>', 'turn <on> <x>'],

  // The rest
  ['(drag and drop|drag) <x> (onto|on|into|in|over to|over|on to|to) <y>', 'drag <x> to <y>'],
  ['(wait|wait for|pause|sleep) <n:number> (s|sec|second|seconds)', 'wait <n> seconds'],
  ['wait for <x> to be <y>', 'wait until <x> is <y>'],
  ['wait for <x> to (appear|show up|<other:(disappear)>)', 'wait until <x> (appears|disappears)'],
  ['wait (for|until) <q:quoted>', 'wait until <q> appears'],
  [`${verbs('upload')} (the|a|my) [test] (file|document) (to|into) <t>`, 'upload the attached file to <t>'],
  [`${verbs('upload')} <q:quoted> (in|into|at|on|to) <t>`, 'upload <q> to <t>'],
  [`(accept|confirm) ${BROWSER_DIALOG}`, 'accept the dialog'],
  [`(dismiss|cancel) ${BROWSER_DIALOG}`, 'dismiss the dialog'],
  ['answer the [browser] (prompt|alert) [dialog] with <v>', 'answer the dialog with <v>'],
  ...['clear', 'untick', 'hover over'].map((verb): Rewrite => [`${verbs(verb)} <x>`, `${verb} <x>`]),
];
export const actions = rewriter(ACTIONS);

/** The words that one of these begins with, besides the verbs of the language. */
export const STARTS = ACTIONS.flatMap(([pattern]) => pattern.match(/(?<=^\(?|^\([^)]*\|)[\w-]+/gu) ?? []);
