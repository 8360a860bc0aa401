import type { Command } from '../../command.ts';
import { KIND_WORDS, kindOf } from '../targets/kinds.ts';
import { readTarget } from '../targets/read-target.ts';
import type { Rule } from '../rule.ts';
import { unshield } from '../shield.ts';
import { numberOf } from '../statements/amounts.ts';
import { ASKED } from './asked.ts';
import { byHandle, click, clickNamed, clickOrNamed } from './click.ts';
import { closing } from './closing.ts';
import { deed } from './deeds.ts';
import { DRAGGING } from './dragging.ts';
import { REPEATING } from './repeating.ts';
import { byWholeNames } from '../targets/whole-names.ts';

/** "Close the cookie banner": by what closes it, never by a click on the thing itself. */
function closeIn(holder: string): Command {
  const [, name = '', word = ''] = new RegExp(`^(?:(.+?) )?(${KIND_WORDS})$`, 'iu').exec(holder) ?? [];
  const reading = { name: unshield(name), kind: kindOf(word) ?? kindOf('section'), ordinal: null };
  const words = `Close in the ${unshield(holder)}`;
  const whole = byWholeNames([`Close ${unshield(holder)}`, `Close the ${unshield(holder)}`]);
  const target = {
    words,
    readings: byWholeNames(['Close', 'Dismiss', '×', '✕', 'Cancel']),
    within: { relation: 'inside' as const, reading },
    orElse: { words, readings: whole, within: null },
  };
  return { kind: 'click', target, way: 'single' };
}

/** "Add one passenger": the button is called by what it adds. */
function adding(clause: string, verb: string, thing: string): Command {
  const verbs = [...new Set([verb, 'Add', 'Create'])];
  const names = ['', 'a ', 'an ', 'another ', 'new '].flatMap((article) =>
    verbs.map((one) => `${one} ${article}${thing}`),
  );
  const own = /^(?:add|create|insert)$/iu.test(verb) ? [] : [verb, 'Compose'];
  const readings = [...names, `New ${thing}`, ...own, clause].map((name) => ({
    name,
    kind: null,
    ordinal: null,
    isWhole: true,
  }));
  return { kind: 'click', target: { words: `${verb} ${thing}`, readings, within: null }, way: 'single' };
}

/** "Subscribe to the weekly digest" may be a box to tick. */
function subscribing(clause: string, act: Command): Command {
  const thing = /^subscribes? to (.+)$/iu.exec(clause)?.[1];
  return thing === undefined
    ? act
    : { ...act, otherwise: [[{ kind: 'tick', target: readTarget(thing), isTicked: true }]] };
}

/** The mouse. */
export const POINTING: Rule<Command>[] = [
  ...REPEATING,
  [
    /^(?:hover|hovers|mouse)\s+(?:the\s+(?:mouse|cursor|pointer)\s+)?(?:over\s+|on\s+|above\s+)?(.+)$/iu,
    ([name = '']) => ({ kind: 'hover', target: readTarget(name) }),
  ],
  [
    /^(?:move|point)s?\s+(?:the\s+|my\s+)?(?:mouse|cursor|pointer)\s+(?:over|on|to|onto|at)\s+(.+)$/iu,
    ([name = '']) => ({ kind: 'hover', target: readTarget(name) }),
  ],
  ...DRAGGING,
  [
    /^(?:focus(?:e?s)?|set\s+(?:the\s+)?focus)\s+(?:on\s+|to\s+|into\s+)?(.+)$/iu,
    ([name = '']) => ({ kind: 'focus', target: readTarget(name) }),
  ],
  [
    /^double[\s-]?(?:click|tap)s?\s+(?:on\s+)?(.+)$/iu,
    ([name = '']) => ({ kind: 'click', target: readTarget(name), way: 'double' }),
  ],
  [
    /^(?:right[\s-]?clicks?|opens?\s+the\s+context\s+menu\s+(?:of|on|for))\s+(?:on\s+)?(.+)$/iu,
    ([name = '']) => ({ kind: 'click', target: readTarget(name), way: 'right' }),
  ],
  [
    /^(?:close|dismiss)(?:e?s)?\s+(?:the\s+|this\s+)?((?:\S+\s+){0,2}(?:dialog|dialogue|modal|popup|pop-up|dialog box|modal window|banner|alert|toast|notification|message|warning|drawer))$/iu,
    ([holder = '']) => closeIn(holder),
  ],
  ...ASKED,
  [/^submits?(?:\s+(?:the\s+|this\s+)?(?:\S+\s+){0,3}?form|\s+it)?$/iu, () => click('the submit button')],
  [
    /^(?:left[\s-]?)?(?:click|press|tap|hit|push|follow)(?:e?s)?\s+(?:on\s+|at\s+|in(?:to|side)?\s+(?=.+\s(?:field|box|area|input)$))?(.+)$/iu,
    ([name = '']) => click(name),
  ],
  [/^((?:hide|close|dismiss)(?:e?s)?\s+(.+))$/iu, ([clause = '', name = '']) => closing(clause, name)],
  [
    /^((?:choose|select|pick|expand|collapse|unfold|show|open|start|stop)s?\s+(?:on\s+)?(.+))$/iu,
    ([clause = '', name = '']) => clickOrNamed(clause, name),
  ],
  [
    /^(?:give|rate|leave)s?(?:\s+(?:it|this|them|the\s+\S+))?\s+(?:(?:with|at|a\s+rating\s+of)\s+)?(\d+|one|two|three|four|five)(?:\s+out\s+of\s+\S+)?\s+(stars?)$/iu,
    ([number = '', stars = '']) => click(`${numberOf(number.toLowerCase())} ${stars}`),
  ],
  [
    /^(filters?\s+(?:the\s+\S+\s+)?(?:by|for)\s+(.+))$/iu,
    // A box of settings whose name holds the words filters nothing.
    ([clause = '', name = '']) => ({ ...byHandle(clause, name), as: 'deed' }),
  ],
  [
    /^\p{L}+\s.+?\s(?:with|using|via|through)\s+((?:the\s+)?.+?\s(?:button|link|icon))$/iu,
    ([name = '']) => click(name),
  ],
  [
    /^((add|create|insert|compose|write|draft|start|register|invite)s?\s+(?:one more|one|another|an?(?: new| extra)?)\s+(\p{Ll}+(?: \p{Ll}+)?))$/iu,
    ([clause = '', verb = '', thing = '']) => adding(clause, verb, thing),
  ],
  [
    /^((?:place|proceed|continue|send|apply|update|create|finish|complete|publish|post|book|pay|buy|order|remove|delete|edit|archive|duplicate|download|approve|reject|invite|cancel|reply|follow|share|rename|view|confirm|star|like|pin|flag|mute|block|report|favou?rite|bookmark|reset|restore|register|subscribe|save|print|upload)s?\s+(?:to\s+)?(?!it\b|this\b|that\b|something\b|everything\b)(\S+(?:\s+\S+){0,6}))$/iu,
    ([clause = '', object = '']) => subscribing(clause, deed(clause, clause.split(' ')[0] ?? '', object)),
  ],
  [
    /^(switche?s?\s+to\s+(.+))$/iu,
    ([clause = '', name = '']) => clickOrNamed(clause, name.replace(/\s+(?:tab|view|mode)$/iu, '')),
  ],
  // A verb that the page's own buttons say: "Connect Vercel" is Connect beside Vercel.
  [
    /^((?!(?:see|check|verify|do|make|be|have|let|say|tell|wait|try|use|keep|enter|type)\b)\p{L}\p{Ll}{2,}) (\uE000[^\uE001]*\uE001|(?:the )?\p{Ll}{0,2}\p{Lu}\S*(?: [\p{Lu}\p{Nd}]\S*)*(?: \p{Ll}+)?)$/u,
    ([verb = '', object = '']) => deed(`${verb} ${object}`, verb, object),
  ],
  // What buttons are called everywhere.
  [
    /^((?:log|sign)\s?(?:in|out|off|up)|reset|apply|accept|agree|back|finish|done|retry|try again|close|start|stop|send|publish|search|pay|buy|book|order|print|register|subscribe|save and (?:close|exit|continue)|(?:save|discard|cancel)(?:\s+(?:the\s+)?changes)?|continue|proceed|confirm|add to (?:the )?(?:cart|basket)|check ?out|show more|load more|next|previous|undo|redo|clear completed|accept all(?: cookies)?|(?:accept|reject|decline|allow) (?:all |the )?cookies)(?: now| again)?$/iu,
    ([name = '']) => clickNamed(name),
  ],
];
