import {
  fitsName,
  isDescription,
  kindsFor,
  type Kind,
  type NamedElement,
  type Purpose,
  type Target,
} from 'shared/step-language';

/** What a person fills in or chooses from is often called by a part of its label. What is pressed must be called as it is. */
const PURPOSES = new Set<Purpose>(['field', 'value', 'dropdown', 'toggle']);
const KINDS = new Set<Kind | null>([...kindsFor('value'), ...kindsFor('toggle')]);

/** Whether a sentence describes a field in its own words, instead of by its name. Absent: there is no sentence. */
export function isDescribed(sentence: string | undefined, { name, kind }: Target, purpose: Purpose): boolean {
  if (sentence === undefined || name === null || !isDescription(sentence, name)) return false;
  return PURPOSES.has(purpose) || (purpose === 'any' && KINDS.has(kind));
}

/**
 * The same target by each name that its description fits: "the username" may be the field "Username or Email Address".
 * @param named the elements of its kind, or for its purpose, in its place
 */
export function describedTargets(target: Target, named: NamedElement[]): Target[] {
  const names = named.map(({ name }) => name).filter((name) => fitsName(target.name ?? '', name));
  return [...new Set(names)].map((name) => ({ ...target, name }));
}
