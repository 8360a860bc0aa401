import type { Command } from '../command.ts';
import { readTarget } from '../read-target.ts';
import type { Rule } from '../rule.ts';
import { shield } from '../shield.ts';
import { click, clickNamed, clickOrNamed, deed } from './click.ts';

/** The mouse. */
export const POINTING: Rule<Command>[] = [
  [
    /^(?:hover|hovers|mouse)\s+(?:the\s+(?:mouse|cursor|pointer)\s+)?(?:over\s+|on\s+|above\s+)?(.+)$/iu,
    ([name = '']) => ({ kind: 'hover', target: readTarget(name) }),
  ],
  [
    /^(?:move|point)s?\s+(?:the\s+|my\s+)?(?:mouse|cursor|pointer)\s+(?:over|on|to|onto|at)\s+(.+)$/iu,
    ([name = '']) => ({ kind: 'hover', target: readTarget(name) }),
  ],
  [
    /^(?:drag|move)s?\s+(.+?)\s+from\s+.+?\s+(?:on)?to\s+(.+)$/iu,
    ([name = '', place = '']) => ({ kind: 'drag', target: readTarget(name), destination: readTarget(place) }),
  ],
  [
    /^(?:drag|move)s?\s+(?:and\s+drops?\s+)?(.+?)\s+(?:and\s+drops?\s+(?:it\s+)?)?(?:onto|on\s+to|into|over\s+to|over|to|on)\s+(.+)$/iu,
    ([name = '', place = '']) => ({ kind: 'drag', target: readTarget(name), destination: readTarget(place) }),
  ],
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
    /^(?:close|closes)\s+(?:the\s+)?(dialog|dialogue|modal|popup|pop-up|dialog box|modal window|banner|alert|toast|notification)$/iu,
    ([word = '']) => click(shield(`"Close" in the ${word}`)),
  ],
  [/^submits?(?:\s+(?:the\s+|this\s+)?(?:\S+\s+){0,3}?form|\s+it)?$/iu, () => click('the submit button')],
  [
    /^(?:left[\s-]?)?(?:click|press|tap|hit|push|follow)(?:e?s)?\s+(?:on\s+|at\s+|in(?:to|side)?\s+(?=.+\s(?:field|box|area|input)$))?(.+)$/iu,
    ([name = '']) => click(name),
  ],
  [
    /^((?:choose|select|pick|expand|collapse|unfold|show|hide|close|dismiss|open|start|stop)s?\s+(?:on\s+)?(.+))$/iu,
    ([clause = '', name = '']) => clickOrNamed(clause, name),
  ],
  [
    /^(?:give|rate)s?(?:\s+(?:it|this|the\s+\S+))?\s+(?:with\s+)?(\d+\s+stars?)$/iu,
    ([name = '']) => click(name),
  ],
  [
    /^((?:sort|filter)s?\s+(?:the\s+\S+\s+)?by\s+(.+))$/iu,
    ([clause = '', name = '']) => clickOrNamed(clause, name),
  ],
  [
    /^\p{L}+\s.+?\s(?:with|using|via|through)\s+((?:the\s+)?.+?\s(?:button|link|icon))$/iu,
    ([name = '']) => click(name),
  ],
  [
    /^((?:place|proceed|continue|send|apply|update|create|finish|complete|publish|post|book|pay|buy|order|remove|delete|edit|archive|duplicate|download|approve|reject|invite|cancel|reply|follow|share|rename|view)s?\s+(?:to\s+)?(?!it\b|this\b|that\b|something\b|everything\b)(\S+(?:\s+\S+){0,4}))$/iu,
    ([clause = '', object = '']) => deed(clause, clause.split(' ')[0] ?? '', object),
  ],
  // What buttons are called everywhere.
  [
    /^((?:log|sign)\s?(?:in|out|off|up)|(?:save|discard|cancel)(?:\s+(?:the\s+)?changes)?|continue|proceed|confirm|add to (?:the )?(?:cart|basket)|check ?out|show more|load more|next|previous|clear completed|accept all(?: cookies)?|(?:accept|reject|decline|allow) (?:all |the )?cookies)$/iu,
    ([name = '']) => clickNamed(name),
  ],
];
