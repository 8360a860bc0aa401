import type { MissingName } from 'shared/contract';
import { describeNamed } from 'shared/page-model';
import { nameKey, type Kind, type NamedElement } from 'shared/step-language';
import { isAlike, nearestFirst } from '../core/nearest.ts';

const MAX_NAMES = 5;
const MAX_OTHERS = 2;

/** What is missing, and what there is instead. */
export interface Absence {
  /** e.g. `button "Buy" in the row of "A-101"` */
  what: string;
  name: string | null;
  /** null: all that an action can be about. */
  kind: Kind | null;
  /** e.g. `Buttons` */
  many: string;
  where: 'there' | 'on this page';
  /** By now it is there. */
  isLate: boolean;
  isHidden: boolean;
  /** An open dialog lies in front of it. */
  isBlocked: boolean;
  /** Elements of that name and another kind. */
  others: NamedElement[];
  /** The names of the elements of that kind. */
  names: string[];
  /** How many elements of that kind have no name. */
  unnamed: number;
}

/** The names that a sentence can list after it has said that there is no such name. */
export function otherNames(names: string[], missing: string | null): string[] {
  if (missing === null) return [...new Set(names)];
  const key = nameKey(missing);
  return [...new Set(names)].filter((name) => nameKey(name) !== key);
}

/** Whether an element is as the missing one is called. */
function isSame(other: NamedElement, { name, kind }: Absence): boolean {
  return name !== null && (other.kind ?? 'text') === kind && nameKey(other.name) === nameKey(name);
}

/** Sentences about a missing element. None of them says that there is what another one says is missing. */
export function describeAbsence(absence: Absence): string[] {
  const { what, isLate, isHidden, isBlocked } = absence;
  if (isLate) return [`There was no ${what} in time.`, 'It is on the page now.'];
  const first = `There is no ${what}.`;
  if (isBlocked)
    return [first, 'It is on the page, but covered, as by an open dialog.', ...namesSentence(absence)];
  if (isHidden) return [first, 'It is in the page, but hidden.', ...namesSentence(absence)];
  const others = [...new Set(absence.others.filter((other) => !isSame(other, absence)).map(describeNamed))]
    .slice(0, MAX_OTHERS)
    .map((other) => `There is ${articleOf(other)} ${other}.`);
  return [first, ...others, ...namesSentence(absence)];
}

/** The names that may be meant instead; undefined: none, or it is there, but late, hidden or behind a dialog. */
export function missingNameOf({
  name,
  names,
  isLate,
  isHidden,
  isBlocked,
}: Absence): MissingName | undefined {
  if (name === null || isLate || isHidden || isBlocked) return undefined;
  const nearest = nearestFirst(otherNames(names, name), name);
  const areAlike = Map.groupBy(nearest, (one) => isAlike(one, name));
  const [alike = [], others = []] = [areAlike.get(true), areAlike.get(false)];
  if (nearest.length === 0) return undefined;
  return { name, alike: alike.slice(0, MAX_NAMES), others: others.slice(0, MAX_NAMES) };
}

function namesSentence(absence: Absence): string[] {
  const { name, kind, many, where, names, unnamed, isHidden, isBlocked } = absence;
  if (names.length === 0 && unnamed > 0)
    return [`${many} ${where} have no names. Write which one by what it is next to, in or under.`];
  // The missing one itself is of that kind.
  if (names.length === 0 && (isHidden || isBlocked)) return [];
  if (names.length === 0)
    return [kind ? `There are no ${many.toLowerCase()} ${where}.` : `Nothing of that sort is ${where}.`];
  const others = nearestFirst(otherNames(names, name), name ?? '');
  // It has the text of its content, but no name.
  const isShown = others.length < new Set(names).size && !isHidden && !isBlocked;
  const shown = isShown ? [`"${name}" is a text in one of them, but not its name.`] : [];
  if (others.length === 0) return shown;
  const named = others.slice(0, MAX_NAMES).map((one) => `"${one}"`);
  const more = others.length - named.length;
  const list = `${many} ${where}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
  return [list, ...shown];
}

function articleOf(words: string): string {
  return /^[aeiou]/u.test(words) ? 'an' : 'a';
}
