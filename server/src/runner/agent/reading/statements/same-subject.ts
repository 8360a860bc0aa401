import { namesKind } from '../targets/names-kind.ts';

const BASE: Record<string, string> = {
  shows: 'show',
  contains: 'contain',
  displays: 'display',
  has: 'have',
  lists: 'list',
};
/** "The table shows Anna but not Bob". */
const BUT_NOT = /^(.+?) (shows|contains|displays|has|lists) (.+?),? (?:but|and) (?:not|no) (.+)$/iu;

/** "The page shows A and does not show B". */
const SAME_SUBJECT =
  /^(.+?) ((?:is|shows|contains|has|does not \p{L}+) .+?),? (?:and|but) ((?:does not \p{L}+|is|shows|contains|has) .+)$/iu;
/** "The dialog is open and it shows Sure". */
const AND_IT = /(,? (?:and|but)) it (?=(?:does not|is|shows|contains|has)\b)/iu;
/** "The dialog is open and its title is Sure". */
const AND_ITS =
  /^(.+?) ((?:is|shows|contains|has|does not \p{L}+) .+?),? (?:and|but) (?:its|his|her|their) ((?:\S+ ){1,3}(?:is|shows|contains|has|says|does not) .+)$/iu;

/** What is there of a thing, and what is not; null where a statement does not set one against the other. */
export function thereAndNot(statement: string): string[] | null {
  const [, subject, verb, there, absent] = BUT_NOT.exec(statement) ?? [];
  return subject && verb && there && absent
    ? [`${subject} ${verb} ${there}`, `${subject} does not ${BASE[verb.toLowerCase()] ?? 'show'} ${absent}`]
    : null;
}

/** The first thing said of a subject, and a statement of what else is said of it; null where it is but one thing. */
export function firstAndRest(statement: string): [first: string, rest: string] | null {
  const [, owner, fact, part] = AND_ITS.exec(statement) ?? [];
  if (owner && fact && part) return [`${owner} ${fact}`, ofOwner(owner, part)];
  const [, same, one, other] = SAME_SUBJECT.exec(statement.replace(AND_IT, '$1 ')) ?? [];
  return same && one && other ? [`${same} ${one}`, `${same} ${other}`] : null;
}

/** "Its title is Sure" is said of the title in the dialog, of the title of Anna. */
function ofOwner(owner: string, fact: string): string {
  const [, part = '', rest = ''] = /^(.+?) ((?:is|shows|contains|has|says|does not) .+)$/iu.exec(fact) ?? [];
  return `the ${part} ${namesKind(owner) ? 'in' : 'of'} ${owner.replace(/^The /u, 'the ')} ${rest}`;
}
