import type { Command } from '../../command.ts';
import type { Target } from '../../target.ts';
import { KIND_WORDS } from '../targets/kinds.ts';
import { ORDINAL_WORDS } from '../targets/ordinals.ts';
import { readTarget } from '../targets/read-target.ts';
import { takeWithin } from '../targets/within.ts';
import type { Rule } from '../rule.ts';
import { QUOTED, unshield } from '../shield.ts';
import { eachOf } from '../statements/every.ts';
import { isFieldFirst } from './as.ts';
import { withSameNames } from '../targets/same-names.ts';
import { onEach } from './several.ts';
import { click, clickOrNamed } from './click.ts';
import { mark } from './marking.ts';
import { byWholeNames } from '../targets/whole-names.ts';

/** Options of lists, boxes to tick, switches. */
export const CHOOSING: Rule<Command>[] = [
  [
    /^(?:uncheck|untick|deactivate|unmark|unselect|deselect|un-check|turn off|turns off|switch off|switches off|disable)s?\s+(.+)$/iu,
    ([name = '']) => tick(name, false),
  ],
  [
    /^(?:mark|check|tick)s?\s+(.+?)\s+as\s+(?:(?:completed?|done|finished|checked|selected)|(not\s+(?:completed?|done|finished|checked|selected)|active|incomplete|undone))$/iu,
    ([name = '', off]) => tick(name, off === undefined),
  ],
  [
    /^(marks?\s+(.+?)\s+as\s+(.+))$/iu,
    ([clause = '', object = '', state = '']) => mark(clause, object, unshield(state)),
  ],
  [
    /^(?:turn|switch)(?:e?s)?\s+(.+?)\s+(on|off)$/iu,
    ([name = '', way]) => tick(name, way?.toLowerCase() === 'on'),
  ],
  [
    /^(?:(?:check|tick)s?\s+off|check(?!\s+out$)|tick|mark|turn on|turns on|switch on|switches on|enable|activate)s?\s+(?!(?:that|if|whether)\b)(.+)$/iu,
    ([name = '']) => tick(name, true),
  ],
  [
    /^(?:accept|agree\s+(?:to|with)|consent\s+to)s?\s+(.*(?:terms|conditions|policy|agreement|privacy|licen[cs]e).*)$/iu,
    ([name = '']) => tick(name, true),
  ],
  [/^(?:toggle|flip)s?\s+(.+)$/iu, ([name = '']) => tick(name, null)],
  [/^(?:select|choose|pick)s?\s+(.+?)\s+(?:from|in)\s+the\s+menu$/iu, ([option = '']) => click(option)],
  [
    /^(?:select|choose|pick|take)s?\s+(.+?)\s+(?:from|in|among)\s+(?:the\s+)?(?:suggestions?|suggestion\s+list|list\s+of\s+suggestions|proposals|autocomplete(?:\s+list)?)$/iu,
    ([option = '']) => click(`${option} in the suggestions`),
  ],
  [
    /^in\s+(?:the\s+)?(.+?),?\s+(?:select|choose|pick)s?\s+(.+)$/iu,
    ([name = '', option = '']) => select(option, name),
  ],
  [/^(?:select|choose|pick)s?\s+(.+?)\s+from\s+(.+)$/iu, ([option = '', name = '']) => select(option, name)],
  [
    /^(?:select|choose|pick)s?\s+(.+?)\s+as\s+((?:the|my|your|an?)\s+)?(.+)$/iu,
    ([one = '', article, other = '']) =>
      isFieldFirst(one, other, article !== undefined)
        ? select(other, one)
        : select(one, `${article ?? ''}${other}`),
  ],
  [
    new RegExp(
      `^((?:[Ss]elect|[Cc]hoose|[Pp]ick)s? the (?!(?:${ORDINAL_WORDS}|${KIND_WORDS}) )(\\p{Ll}+(?: \\p{Ll}+)?) (${QUOTED}|\\p{Lu}.*))$`,
      'u',
    ),
    ([clause = '', list = '', option = '']) => ({
      ...clickOrNamed(clause, clause.replace(/^\S+ /u, '')),
      otherwise: [[select(option, list)]],
    }),
  ],
  [
    /^((?:select|choose|pick)s?\s+(.+?)\s+under\s+(.+))$/iu,
    ([clause = '', option = '', name = '']) => ({
      ...select(option, name),
      otherwise: [[clickOrNamed(clause, clause.replace(/^\S+\s+/u, ''))]],
    }),
  ],
  [
    /^(?:select|choose|pick)s?\s+(.+?)\s+(?:in|for|as|on)\s+(.+)$/iu,
    ([option = '', name = '']) => selectIn(option, name),
  ],
];

/** "Mark everything as done": what does so at once. */
const EVERYTHING = /^(?:everything|all(?: of them| (?:the )?(?:to-?dos|tasks|items|entries))?)$/iu;
const ALL = byWholeNames([
  'Mark all as complete',
  'Mark all as completed',
  'Mark all as done',
  'Mark all',
  'Select all',
  'Toggle all',
  'All',
]);

function tick(name: string, isTicked: boolean | null): Command {
  if (EVERYTHING.test(name))
    return { kind: 'tick', target: { words: unshield(name), readings: ALL, within: null }, isTicked };
  const each = eachOf(name);
  if (each && !each.amount && !each.isNone)
    return { kind: 'tick', target: readTarget(each.name), isTicked, isEach: true };
  return onEach(name, (one) => ({ kind: 'tick', target: withBoxOf(readTarget(one), one), isTicked }));
}

/** "Tick the second entry": the box in the second item. */
function withBoxOf(target: Target, name: string): Target {
  const which = new RegExp(`^the (${ORDINAL_WORDS}) \\p{Ll}+$`, 'u').exec(name)?.[1];
  if (!which || target.orElse || target.readings.some(({ kind }) => kind !== null)) return target;
  return { ...target, orElse: readTarget(`the checkbox in the ${which} item`) };
}

function select(option: string, name: string): Command {
  const also = option.replace(/^also\s+/iu, '');
  return onEach(also, (one, index = 0) => ({
    kind: 'select',
    option: optionName(one),
    target: withSameNames(readTarget(name)),
    ...((index > 0 || also !== option) && { isMore: true }),
  }));
}

/** "Select Small in the Size dropdown", but not "choose Delete in the dialog". */
function selectIn(option: string, name: string): Command | null {
  const LIST = '(?:drop-?\\s?down(?: list| menu)?|select(?: box)?|combo ?box|list ?box)';
  const isList = new RegExp(
    `${LIST}$|^(?:the )?(?:${LIST}|list) (?:that|which|called|named|labell?ed|with|showing) `,
    'iu',
  ).test(name);
  return !isList && takeWithin(`x in ${name}`).within ? null : select(option, name);
}

/** "Account number "1"": what is quoted is the option. */
const NAMED_OPTION = new RegExp(`^(?:the )?(?:\\p{Ll}+ ){1,3}(${QUOTED})$`, 'u');

function optionName(text: string): string {
  const bare = (NAMED_OPTION.exec(text)?.[1] ?? text)
    .replace(/^(?:the\s+|an?\s+)?(?:option|value|entry|choice)\s+(?=\S)/iu, '')
    .replace(/^the\s+(?=.+\s(?:option|value|entry)$)/iu, '');
  return unshield(bare.replace(/\s+(?:option|value|entry)$/iu, '')).trim();
}
