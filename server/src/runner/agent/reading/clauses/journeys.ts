import { QUOTED } from '../shield.ts';

const PLACE = `(${QUOTED}|\\p{Lu}[^,;]*?)`;
/** "Fill in the search form: from Rome to Paris", "Search for trains from Rome to Paris": both go into fields of these names. */
const JOURNEY = new RegExp(
  `^(?:(?:[Ff]ill (?:in|out)|[Cc]omplete|[Ee]nter)s? (?:the |an? )?(?:\\p{Ll}+ ){0,2}\\p{Ll}+:?|[Tt]ravel|[Ff]ly|([Ss]earch(?: for)?|[Ff]ind|[Ll]ook for) (?:an? |the )?(?:\\p{Ll}+ )?(\\p{Ll}+?)s?) from ${PLACE} to ${PLACE}$`,
  'u',
);

/** The acts of a journey that is typed into two fields; null: it is none. */
export function journeyOf(clause: string): string[] | null {
  const [, verb, sort, from, to] = JOURNEY.exec(clause) ?? [];
  if (!from || !to) return null;
  const entries = [`type ${from} into from`, `type ${to} into to`];
  return verb && sort ? [...entries, `search for ${sort}s`] : entries;
}
