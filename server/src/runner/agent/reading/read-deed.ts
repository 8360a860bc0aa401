import type { Command } from '../command.ts';
import { inKnownDeed } from './act-forms.ts';
import { newEntry } from './acts/listing.ts';
import { readAct } from './read-act.ts';
import { QUOTED } from './shield.ts';
import { numberOf } from './statements/amounts.ts';

/** "Press More three times". */
const REPEATED =
  /^((?:click|press|tap|hit|push)s?\s.+)\s+(once|just once|one time|twice|two times|three times|four times|five times|[2-9] times|[2-9]x)$/iu;

/** "Add two more passengers". */
const SEVERAL_NEW =
  /^(add|create)s? (two|three|four|five|[2-5]) (?:more |new |extra |other |additional )?(\p{Ll}+?)s$/iu;

/** "Rename the list to Groceries": the page asks for the name. */
const RENAMED = new RegExp(`^([Rr]ename .+?) (?:to|as|into) (${QUOTED}|[\\p{Lu}\\p{Nd}].*)$`, 'u');

function timesOf(words: string): number {
  if (/once|one/iu.test(words)) return 1;
  const index = ['twice', 'two times', 'three times', 'four times', 'five times'].indexOf(
    words.toLowerCase(),
  );
  return index < 0 ? Number.parseInt(words, 10) : Math.max(2, index + 1);
}

/** What a clause says to do, once or several times; nothing if it cannot be read. Takes shielded text. */
export function readDeed(words: string): Command[] {
  const clause = inKnownDeed(words);
  const [, once, times] = REPEATED.exec(clause) ?? [];
  if (once !== undefined && times !== undefined) {
    const act = readDeed(once);
    const [first] = act;
    if (first?.kind === 'press') return [{ ...first, times: timesOf(times) }];
    if (first?.kind === 'click') return Array<Command[]>(timesOf(times)).fill(act).flat();
  }
  const several = SEVERAL_NEW.exec(clause);
  if (several?.[1] && several[2] && several[3])
    return Array<Command[]>(numberOf(several[2].toLowerCase()))
      .fill(readDeed(`${several[1]} one ${several[3]}`))
      .flat();
  const [, renaming, name] = RENAMED.exec(clause) ?? [];
  if (renaming && name) return [...readDeed(renaming), ...readDeed(`answer the prompt with ${name}`)];
  const entry = newEntry(clause);
  if (entry) return entry;
  const act = readAct(clause);
  if (!act) return [];
  const isSearch = /^search(?:e?s)?\s/iu.test(clause) && act.kind === 'input';
  return isSearch ? [act, { kind: 'press', keys: 'Enter', target: null, times: 1 }] : [act];
}
