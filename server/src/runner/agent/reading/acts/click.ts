import type { Command } from '../../command.ts';
import type { Reading, Target } from '../../target.ts';
import { kindOf } from '../targets/kinds.ts';
import { readTarget } from '../targets/read-target.ts';
import { withSameNames } from '../targets/same-names.ts';
import { withHead } from '../targets/with-head.ts';
import { unshield } from '../shield.ts';

type Click = Extract<Command, { kind: 'click' }>;

/** "That button again": what was clicked last. */
const AGAIN =
  /^(?:(?:that|this|the same) (?:same )?(?:button|link|icon|tab|item|option|element|entry|one|thing|control)(?: again| once more)?|it (?:again|once more))$/iu;

export function click(name: string): Click {
  if (AGAIN.test(name))
    return {
      kind: 'click',
      target: { words: unshield(name), readings: [], within: null, isLastClicked: true },
      way: 'single',
    };
  return { kind: 'click', target: withSameNames(withTail(readTarget(name), name)), way: 'single' };
}

/** "The chat with Emily Wang", "the mail about lunch": what is clicked may be called by what it is about. */
function withTail(target: Target, name: string): Target {
  const [, about, tail] =
    /^(?:the |my )?\p{Ll}+ (with|from|about|on|called|named|titled|by|for) (?:the )?(.+)$/u.exec(name) ?? [];
  // "All todos" is what All shows.
  if (/^all (?:the |my )?\p{Ll}+$/iu.test(name))
    return {
      ...target,
      readings: [...target.readings, { name: 'All', kind: kindOf('button'), ordinal: null, isWhole: true }],
    };
  const nth = target.readings.find(({ ordinal, name: noun }) => ordinal !== null && /^\p{Ll}+$/u.test(noun));
  if (nth && !target.orElse && !/[#\d]/u.test(name) && target.readings.every(({ kind }) => kind === null))
    return { ...target, orElse: linkIn(target, nth.ordinal) };
  // "The details of the Comet lamp" are what its name leads to.
  const [, of] =
    /^(?:the )?(?:details?|page|profile|record|product page|details? page) (?:of|for) (?:the )?(.+)$/u.exec(
      name,
    ) ?? [];
  if (of !== undefined && !target.within)
    return { ...target, readings: [...target.readings, { name: unshield(of), kind: null, ordinal: null }] };
  if (tail === undefined || target.within) return withSort(target, name);
  const plain: Reading = { name: unshield(tail), kind: null, ordinal: null };
  const own = /^(?:on|for)$/u.test(about ?? '') ? [] : [plain];
  return { ...target, readings: [...target.readings, ...own, { ...plain, by: 'about' }] };
}

/** "The sent mails" are what a link or a tab called Sent shows. */
function withSort(target: Target, name: string): Target {
  const sort =
    /^(?:the |my |all )?(?!first|last|next|previous|same|other|new|whole)(\p{Ll}+) \p{Ll}+s$/u.exec(
      name,
    )?.[1];
  if (sort === undefined || target.within) return target;
  const reading: Reading = { name: sort, kind: kindOf('button'), ordinal: null, isWhole: true };
  return { ...target, readings: [...target.readings, reading] };
}

/** "The second lamp", where lamps are the items of a list: what its item links to. */
function linkIn({ words }: Target, ordinal: number | null): Target {
  const link = kindOf('link');
  const within = { relation: 'inside' as const, reading: { name: '', kind: kindOf('item'), ordinal } };
  return { words, readings: [{ name: '', kind: link && { ...link, otherwise: [] }, ordinal: 1 }], within };
}

/**
 * The same for verbs that buttons and boxes carry in their names: "Select all", "Open menu", "Close". What is called by the
 * whole clause comes first.
 */
export function clickOrNamed(clause: string, name: string): Click {
  const whole = { name: unshield(clause), kind: null, ordinal: null, isWhole: true };
  if (HANDLED.test(clause)) return byHandle(clause, name);
  const target = withHead(withSameNames(withTail(readTarget(name), name)), name);
  const folds = FOLDING.find(([verb]) => verb.test(clause))?.[1];
  return {
    kind: 'click',
    target: { ...target, readings: [whole, ...target.readings] },
    way: 'single',
    ...(folds && { folds }),
    ...(CHOSEN.test(clause) && { as: 'choice' }),
  };
}

const CHOSEN = /^(?:choose|select|pick|switch to)s?\s/iu;

/** What opens or closes by a click, and must not do the other. */
const FOLDING = [
  [/^(?:expand|unfold)s?\s/iu, 'expanded'],
  [/^collapses?\s/iu, 'collapsed'],
] as const;

/** What is done to a thing by something else than the thing: "Hide the sidebar" is no click on the sidebar. */
const HANDLED = /^(?:show|hide|start|stop|close|dismiss)(?:e?s)?\s/iu;

/** A button of that name, or a link. */
export function byHandle(clause: string, name: string): Click {
  const words = unshield(clause);
  const whole: Reading = { name: words, kind: null, ordinal: null, isWhole: true };
  const short = { ...whole, name: words.replace(/ (?:the|my|an?) /iu, ' ') };
  const target = readTarget(name);
  const own = target.readings.flatMap((one) =>
    one.name === ''
      ? one.kind?.isContainer && /^close/iu.test(clause)
        ? one
        : []
      : { ...one, kind: one.kind ?? kindOf('button') },
  );
  // "Show the reviews" is what a tab of that name does.
  const tab: Reading[] = /^show/iu.test(clause)
    ? [{ ...whole, name: unshield(name), kind: kindOf('tab') }]
    : [];
  const everything: Reading[] = /^show all(?: of them)?$/iu.test(words)
    ? [{ ...whole, name: 'All', kind: kindOf('button') }]
    : [];
  const readings = [whole, short, ...own, ...tab.map(withoutArticle), ...everything];
  return { kind: 'click', target: withSort({ ...target, readings }, name), way: 'single', as: 'choice' };
}

function withoutArticle(reading: Reading): Reading {
  const { isWhole: _, ...bare } = reading;
  return { ...bare, name: reading.name.replace(/^(?:the|my|all|an?) /iu, '') };
}

/** What is called by the whole clause, or nothing. */
export function clickNamed(clause: string): Click {
  const words = unshield(clause);
  const bare = words.replace(/ (?:now|again)$/iu, '');
  const names = [...new Set([words, bare, ...(/\s/u.test(bare) ? [] : [`${bare} now`])])];
  const readings = names.map((name) => ({ name, kind: null, ordinal: null, isWhole: true }));
  return {
    kind: 'click',
    target: withSameNames({ words, readings, within: null }),
    way: 'single',
    as: 'deed',
  };
}
