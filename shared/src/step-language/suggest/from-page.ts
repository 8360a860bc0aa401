import { isAssertion, type Command, type Kind, type Place, type Target } from '../command.ts';
import { SINGULARS } from '../kind-words.ts';
import type { NamedElement } from '../named-element.ts';
import { mapTargets } from '../map-targets.ts';
import { nameDistance, wordDistance, wordsIn } from '../name-words.ts';
import { nameKey } from '../normal-text.ts';
import { isNegative } from '../polarity.ts';
import { printCommand } from '../print.ts';
import { fitOf, purposeOf, type Purpose } from '../purpose.ts';
import { tokenize } from '../tokens.ts';
import { NO_NAME } from '../words.ts';
import { isStatement, LOOKING } from './buttons.ts';
import { LIGHT, stem, STRUCTURE } from './cost.ts';
import { PARTICLE } from './names-with-particles.ts';

/** A command on elements of the page. */
export interface OnPage {
  command: Command;
  /** How far the names are from what was written; 0 is not at all. */
  distance: number;
}

/** The least share of the words of a name that have to be written. */
const MIN_WRITTEN = 0.5;
/** What another kind than the written one adds to the distance of a name, and what each rank of its fitness for the verb does. */
const OTHER_KIND = 0.3;
const PER_RANK = 0.01;
/** These are named by what is in them. */
const BY_CONTENT: ReadonlySet<Kind | null> = new Set<Kind>(['row', 'item', 'card', 'cell', 'column']);

/**
 * What a sentence may mean on a page: its readings with the names of the page in place of what was written. No word of the sentence is
 * lost that is more than grammar. @param readings commands that the forms make of the sentence if any words may be a name
 */
export function readingsOnPage(sentence: string, readings: Command[], elements: NamedElement[]): OnPage[] {
  return readings
    .filter((command) => !losesWords(sentence, command))
    .flatMap((command) => onElements(command, elements));
}

/** Whether a reading leaves out words of the sentence, behind its verb. */
function losesWords(sentence: string, command: Command): boolean {
  const kept = new Set(wordsIn(printCommand(command)).map(stem));
  const [, ...words] = wordsIn(sentence);
  // What is joined is another step.
  const isJoin = (word: string) => word === 'and' || word === 'then';
  return words.some(
    (word) => (isJoin(word) || (isSignificant(word) && !STRUCTURE.has(word))) && !kept.has(stem(word)),
  );
}

function isSignificant(word: string): boolean {
  const isGrammar = LIGHT.has(word) && !PARTICLE.test(word);
  return !isGrammar && !NO_NAME.has(word) && !SINGULARS.has(word);
}

/** The words that a name is known by; all of them where none stands out. */
function significantWords(text: string): string[] {
  const words = wordsIn(text);
  const significant = words.filter(isSignificant);
  return significant.length > 0 ? significant : words;
}

/** The command on elements of the page; none if one that it names is not there, or if nothing is named. */
function onElements(command: Command, elements: NamedElement[]): OnPage[] {
  const least = leastWritten(command);
  const distances: number[] = [];
  const changed = mapTargets(command, (target, isPlace) => {
    if (target.name === null) return target;
    const purpose = isPlace ? 'any' : purposeOf(command);
    const found = elementFor(target.name, target.kind, { elements, purpose, least });
    distances.push(found?.distance ?? Infinity);
    return found ? { ...target, ...found.element } : target;
  });
  const distance = distances.reduce((total, one) => total + one, 0);
  return distances.length > 0 && distance < Infinity ? [{ command: changed, distance }] : [];
}

interface Wanted {
  elements: NamedElement[];
  purpose: Purpose;
  /** The share of the words of a name that have to be written; above 1 only the same name will do. */
  least: number;
}

function leastWritten(command: Command): number {
  // What is said not to be there cannot be guessed from what is.
  if (isNegative(command)) return Infinity;
  return isAssertion(command) ? 1 : MIN_WRITTEN;
}

/** The one element that is meant by a name; null: there is none, or several are as near. */
function elementFor(
  name: string,
  kind: Kind | null,
  { elements, purpose, least }: Wanted,
): { element: NamedElement; distance: number } | null {
  const isSame = (one: NamedElement) => nameKey(one.name) === nameKey(name);
  if (BY_CONTENT.has(kind)) {
    const found = elements.find(isSame);
    return found ? { element: { name: found.name, kind }, distance: 0 } : null;
  }
  const found = elements.flatMap((element) => {
    const fit = fitOf(element.kind, purpose);
    if (fit === null || (!isSame(element) && !isNamedBy(element.name, significantWords(name), least)))
      return [];
    const isOther = kind !== null && element.kind !== null && element.kind !== kind;
    const distance = nameDistance(name, element.name) + (isOther ? OTHER_KIND : 0) + fit * PER_RANK;
    return [{ element: { ...element, kind: element.kind ?? kind }, distance }];
  });
  return nearestOf(found);
}

/** The nearest; null where another name is as near. */
function nearestOf<T extends { element: NamedElement; distance: number }>(found: T[]): T | null {
  const [first, second] = found.toSorted((a, b) => a.distance - b.distance);
  const isTie = first && second && second.distance - first.distance < PER_RANK / 2;
  return first && !isTie ? first : null;
}

/** Whether a name has all of the words, and enough of its own words are among them. */
function isNamedBy(name: string, words: string[], least: number): boolean {
  const own = significantWords(name);
  if (own.join('') === words.join('')) return true;
  const written = own.filter((word) => isIn(word, words)).length;
  // "The order" is not "Order 1001".
  const isNumberWritten = own.every((word) => !/\d/u.test(word) || isIn(word, words));
  return isNumberWritten && words.every((word) => isIn(word, wordsIn(name))) && written >= own.length * least;
}

/** Whether a word is among others, in another form or with a slip of the pen. */
function isIn(word: string, all: string[]): boolean {
  return all.some((one) => isSameWord(one, word));
}

function isSameWord(word: string, other: string): boolean {
  return stem(word) === stem(other) || wordDistance(word, other) < 1;
}

/**
 * Clicks on what is called as the sentence says: "Add it to the cart", "Log out". What the sentence names besides is where that stands:
 * "Remove the Firefly Bulb".
 */
export function namesakes(
  sentence: string,
  elements: NamedElement[],
  type: 'act' | 'assert' | null,
): OnPage[] {
  const [verb, ...rest] = tokenize(sentence);
  if (!verb || verb.isQuoted || type === 'assert' || isStatement(rest)) return [];
  const words = significantWords(sentence);
  const found = elements.filter(isClicked).flatMap((element) => {
    const target = namesakeTarget(element, { verb: verb.text.toLowerCase(), words, elements });
    if (!target) return [];
    const rank = fitOf(element.kind, 'click') ?? 0;
    const distance =
      nameDistance(words.join(' '), significantWords(element.name).join(' ')) + rank * PER_RANK;
    return [{ element, distance, command: { kind: 'click', gesture: 'click', target, times: 1 } as const }];
  });
  const nearest = nearestOf(found);
  return nearest ? [nearest] : [];
}

/** Whether an element does what it is called when it is clicked: fields and toggles have verbs of their own. */
function isClicked({ kind }: NamedElement): boolean {
  return (
    fitOf(kind, 'click') !== null &&
    (kind === null || (fitOf(kind, 'value') ?? fitOf(kind, 'toggle')) === null)
  );
}

function namesakeTarget(
  element: NamedElement,
  { verb, words, elements }: { verb: string; words: string[]; elements: NamedElement[] },
): Target | null {
  const own = significantWords(element.name);
  const target = { ...element, ordinal: null, place: null };
  // "Check out" is "Checkout".
  if (own.join('') === words.join('')) return target;
  // "Verify the email" asks for a look.
  if (LOOKING.test(verb) || !isIn(verb, own) || !own.every((word) => isIn(word, words))) return null;
  const rest = words.filter((word) => !isIn(word, own));
  const place = rest.length === 0 ? null : placeOf(rest, elements);
  return rest.length > 0 && place === null ? null : { ...target, place };
}

/** Next to, or in, the one element that has all of these words and no others. */
function placeOf(words: string[], elements: NamedElement[]): Place | null {
  const [found, another] = elements.filter(({ name }) => isNamedBy(name, words, 1));
  if (!found || (another && nameKey(another.name) !== nameKey(found.name))) return null;
  const target: Target = {
    ...found,
    kind: BY_CONTENT.has(found.kind) ? found.kind : null,
    ordinal: null,
    place: null,
  };
  return { relation: BY_CONTENT.has(found.kind) ? 'in' : 'next to', target };
}
