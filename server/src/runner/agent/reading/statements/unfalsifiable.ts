import type { Check } from '../../check.ts';
import type { Target } from '../../target.ts';
import { isErrorKind } from '../targets/kinds.ts';
import { QUOTED, unshield } from '../shield.ts';

/** Whether a denial could not be false on any page. */
export function isUnfalsifiable(check: Check, statement: string): boolean {
  return isEmptyDenial(check) || isOfOthers(check) || isUnnamable(check, statement);
}

/** "No message appears": nothing on a page is called a message, so that would be true of any. */
function isEmptyDenial(check: Check): boolean {
  if (check.kind !== 'state' || check.state !== 'hidden') return false;
  return check.target.readings.some(
    ({ name, kind }) => name === '' && kind?.isText && kind.css === null && !isErrorKind(kind),
  );
}

/** "No other rows are shown": nothing on a page is called other, so that would be true of any. */
function isOfOthers(check: Check): boolean {
  const isAbsent =
    (check.kind === 'state' && check.state === 'hidden') ||
    (check.kind === 'count' && (check.bound === 'most' || (check.bound === 'exactly' && check.count === 0)));
  return isAbsent && check.target.readings.every(({ name, isQuoted }) => !isQuoted && OTHERS.test(name));
}

const OTHERS = /^(?:the |any )?(?:other|further|more|additional|extra|such|else|new)\b/u;

/** "It complains that my name is missing": of no such thing the absence could be false. */
function isUnnamable(check: Check, statement: string): boolean {
  const isAbsent =
    (check.kind === 'state' && check.state === 'hidden') ||
    (check.kind === 'part' && check.expected.isNegated);
  if (!isAbsent || check.target.readings.some(({ isQuoted }) => isQuoted)) return false;
  const { target } = check;
  const quoted = new RegExp(QUOTED, 'u').exec(statement)?.[0];
  // `The "Details" thing is gone`: nothing is called so as a whole.
  const isMixed =
    check.kind === 'state' && quoted !== undefined && !namesOf(target).includes(unshield(quoted));
  return isMixed || SPEAKING.test(target.words);
}

/** What a target and the place that it stands in may be called. */
function namesOf({ readings, within, orElse }: Target): string[] {
  const places = [within, within?.outer].flatMap((place) => (place ? [place.reading.name] : []));
  return [...readings.map(({ name }) => name), ...places, ...(orElse ? namesOf(orElse) : [])];
}

const SPEAKING =
  /^(?:it|i|we|you|this|that)\b|\b(?:complains?|says?|tells?|states?|claims?|warns?|reports?|explains?|mentions?|that|whether|because)\s\S/iu;
