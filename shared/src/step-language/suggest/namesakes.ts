import type { Command, Target } from '../command.ts';
import type { NamedElement } from '../named-element.ts';
import { wordsIn } from '../name-words.ts';
import { fitOf } from '../purpose.ts';
import { tokenize } from '../tokens.ts';
import { isNamedBy, placeAt } from './page-slots.ts';
import { fullWords, isIn, isKind, isLight } from './same-word.ts';

/**
 * What is done with an element that is called as the sentence says: "Add it to the cart", "Log out", "Agree to the terms". What the
 * sentence names besides is where that stands: "Remove the Firefly Bulb". Every word has to be one of a name.
 */
export function namesakes(sentence: string, elements: NamedElement[]): Command[] {
  const [verb, ...rest] = tokenize(sentence);
  if (!verb || verb.isQuoted || isLight(verb.text.toLowerCase()) || rest.some(isStatement)) return [];
  const written = fullWords(sentence);
  return elements.flatMap((element): Command[] => {
    const target = targetFor(element, { verb: verb.text.toLowerCase(), written, elements });
    if (!target) return [];
    if (isToggle(element)) return [{ kind: 'tick', target, on: true }];
    return [{ kind: 'click', gesture: 'click', target, times: 1 }];
  });
}

/** What is, or shows something, is not done. */
function isStatement({ text, isQuoted }: { text: string; isQuoted: boolean }): boolean {
  return !isQuoted && /^(?:is|are|was|were|has|have|shows?|contains?|should)$/u.test(text);
}

function isToggle({ kind }: NamedElement): boolean {
  return kind !== null && fitOf(kind, 'toggle') !== null;
}

function targetFor(
  element: NamedElement,
  { verb, written, elements }: { verb: string; written: string[]; elements: NamedElement[] },
): Target | null {
  const { kind } = element;
  // Fields have verbs of their own.
  if (fitOf(kind, 'click') === null || (kind !== null && fitOf(kind, 'value') !== null)) return null;
  const target = { ...element, ordinal: null, place: null };
  const own = fullWords(element.name);
  if (own.join('') === written.join('') || (isToggle(element) && isNamedBy(element.name, written)))
    return target;
  const all = wordsIn(element.name);
  if (!isIn(verb, own) || !own.every((word) => isIn(word, written))) return null;
  const others = written.filter((word) => !isIn(word, all));
  if (others.every(isKind)) return target;
  const places = elements.filter(({ name }) => isNamedBy(name, others, 1));
  const [where] = places;
  const isOne = new Set(places.map(({ name }) => name)).size === 1;
  return where && isOne ? { ...target, place: placeAt(where) } : null;
}
