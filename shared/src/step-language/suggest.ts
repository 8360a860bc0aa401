import { isAssertion, type Command } from './command.ts';
import { hasEmptyName } from './empty-name.ts';
import { mapTargets } from './map-targets.ts';
import type { Input } from './matcher.ts';
import type { NamedElement } from './named-element.ts';
import { wordsIn } from './name-words.ts';
import { nameKey } from './normal-text.ts';
import { normalise } from './normalise.ts';
import { createParser, parse } from './parse.ts';
import { isNegative, keepsPolarity } from './polarity.ts';
import { printCommand } from './print.ts';
import { fitOf, purposeOf } from './purpose.ts';
import { readStep } from './read-step.ts';
import { needsSuggestions, type Reading, type Suggestion } from './reading.ts';
import { splitWith } from './split.ts';
import { namesakes } from './suggest/namesakes.ts';
import { elementsFor, pageSlots } from './suggest/page-slots.ts';
import { isIn, isLight, isSameWord, significantWords } from './suggest/same-word.ts';
import { WORD_SLOTS } from './suggest/word-slots.ts';
import { ACTIONS_IN_WORDS, ACTIONS_ON_PAGE, ASSERTIONS } from './suggest/wordings.ts';
import { quote, tokenize, type Token } from './tokens.ts';
import { isVerb } from './verb-synonyms.ts';
import { MAX_WORDS, RESERVED, VERBS } from './words.ts';

const MAX_SUGGESTIONS = 3;
/** Of a longer sentence any words may be too many things. */
const MAX_TOKENS = 24;
/** What is added to the words of a sentence counts less than what is lost of them. */
const PER_ADDED = 0.1;
const PER_LOST = 0.4;
const PER_LIGHT = 0.05;
const PER_KEYWORD = 0.5;
const PER_PLACE = 0.05;
const PER_RANK = 0.01;
/** Above this a suggestion says something else than the text, or too little of it. */
const MAX_COST = 1.5;
const readWords = createParser(ACTIONS_IN_WORDS, ASSERTIONS, WORD_SLOTS, canEnd);

type Type = 'act' | 'assert' | null;

interface Candidate {
  commands: Command[];
  note: string;
  cost: number;
}

/** The same as `readStep`, with suggestions for what is not understood. @param page as for `suggest` */
export function readStepWithSuggestions(
  text: string,
  storedType?: 'act' | 'assert',
  page?: NamedElement[],
): Reading {
  const reading = readStep(text, storedType);
  if (!needsSuggestions(reading)) return reading;
  return { ...reading, suggestions: suggest(text, storedType ?? null, page) };
}

/**
 * Sentences that the author may have meant, best first, at most three. None of them says the opposite of the text. On a page they are the
 * forms with names of the page in them; without one, or where nothing of it is named, the forms with the words of the text in quotes.
 * @param type how the step is stored: what fits it comes first
 * @param page what can be named on the page at the step, if it is known
 */
export function suggest(text: string, type: Type = null, page: NamedElement[] = []): Suggestion[] {
  if (tokenize(text).length > MAX_WORDS) return [];
  const onPage = readerOf(text, type, page);
  const read = (clause: string) => {
    const found = onPage(clause);
    return found.length > 0 ? found : inWords(clause, type);
  };
  const steps = splitWith(text, (clause) => read(clause)[0]?.commands ?? null);
  const several = steps ? [{ commands: steps, note: `split into ${steps.length} steps`, cost: 0 }] : [];
  const found = new Map<string, Suggestion>();
  for (const { commands, note } of [...several, ...read(text)]) {
    const sentences = commands.map(printCommand);
    if (keepsPolarity(text, commands) && leftOut(text, sentences.join(' ')).length === 0)
      found.set(sentences.join('\n').toLowerCase(), { sentences, note });
  }
  return [...found.values()].slice(0, MAX_SUGGESTIONS);
}

/** What a clause means on elements of the page; none where two are as near. */
function readerOf(text: string, type: Type, page: NamedElement[]): (clause: string) => Candidate[] {
  const elements = elementsFor(`${text} search`, page);
  if (elements.length === 0) return () => [];
  const read = createParser(ACTIONS_ON_PAGE, ASSERTIONS, pageSlots(elements), canEnd);
  return (clause) => {
    const { wordings, core, isAsserted } = wordingsOf(clause);
    const commands = wordings.flatMap((sentence) => read(sentence).commands);
    // A statement does nothing.
    const isAction = !isAsserted && type !== 'assert';
    const named = isAction ? namesakes(core, elements) : [];
    const [first, second] = ranked([...commands, ...named], 'on the page', { clause, type }).filter(
      ({ commands: [command] }) => command && isMeant(clause, command),
    );
    const isTie = first && second && second.cost - first.cost < PER_RANK / 2;
    return first && !isTie ? [first] : [];
  };
}

/** The wordings of a clause that are read: in the words of the language, and only without the words around it. */
function wordingsOf(clause: string): { wordings: string[]; core: string; isAsserted: boolean } {
  const { text, core, isAsserted } = normalise(clause);
  const isShort = tokenize(text).length <= MAX_TOKENS;
  return { wordings: isShort ? [text, core].map(withVerb) : [], core, isAsserted };
}

/** A verb that is misspelt, as it is spelt. */
function withVerb(sentence: string): string {
  const [first] = tokenize(sentence);
  const word = first && !first.isQuoted ? first.text.toLowerCase() : '';
  const verb = isVerb(word) ? undefined : [...VERBS].find((one) => isSameWord(word, one));
  return verb && first ? `${verb}${sentence.slice(first.end)}` : sentence;
}

/** A sentence may end before words such as "again". */
function canEnd({ tokens }: Input, at: number): boolean {
  return tokens.slice(at).every(({ text, isQuoted }) => !isQuoted && (text === ',' || isLight(text)));
}

/** What a clause may mean if its words are quoted, best first. */
function inWords(clause: string, type: Type): Candidate[] {
  const commands = wordingsOf(clause).wordings.flatMap((sentence) => readWords(sentence).commands);
  return ranked(commands, 'with names and texts in quotes', { clause, type }).filter(
    ({ commands: [command], cost }) => cost <= MAX_COST && command && hasValue(clause, command),
  );
}

/** Whether words can be what is typed or chosen: without an element, or with one that looks like a value itself, they may be anything else. */
function hasValue(clause: string, command: Command): boolean {
  if (command.kind !== 'select' && command.kind !== 'type' && command.kind !== 'set') return true;
  const value =
    command.kind === 'select' ? command.option : command.kind === 'type' ? command.text : command.value;
  const isValue = (text: string) =>
    /^[\p{Lu}\p{N}]/u.test(text) || tokenize(clause).some((token) => token.isQuoted && token.value === text);
  return isValue(value) || (command.target !== null && !isValue(command.target.name ?? ''));
}

/** Commands whose sentences have one meaning, each once, the nearest first; those of another type only where there are no others. */
function ranked(
  commands: Command[],
  note: string,
  { clause, type }: { clause: string; type: Type },
): Candidate[] {
  const found = new Map(commands.map((command) => [printCommand(command), command]));
  const all = [...found].flatMap(([sentence]) => {
    const { commands: readings } = parse(sentence);
    const [command, another] = readings;
    if (!command || another || hasEmptyName(command)) return [];
    return [{ commands: [command], note, cost: costOf(clause, command) }];
  });
  const isOfType = ({ commands: [command] }: Candidate) =>
    command !== undefined && isAssertion(command) === (type === 'assert');
  const fitting = type === null ? all : all.filter(isOfType);
  return (fitting.length > 0 ? fitting : all).sort((a, b) => a.cost - b.cost);
}

/** Whether the elements of a command are such that it can be about, and are named as clearly as it has to be. */
function isMeant(clause: string, command: Command): boolean {
  const written = significantWords(clause);
  const targets = targetsIn(command);
  return (
    targets.length > 0 &&
    command.kind !== 'count' &&
    targets.every(({ name, kind, isPlace }) => {
      if (!isPlace && fitOf(kind, purposeOf(command)) === null) return false;
      // What is not there cannot be guessed from what is; what is so is said of what is named in full.
      if (isNegative(command)) return nameKey(clause).includes(nameKey(name));
      return !isAssertion(command) || significantWords(name).every((word) => isIn(word, written));
    })
  );
}

interface Named extends NamedElement {
  isPlace: boolean;
}

function targetsIn(command: Command): Named[] {
  const found: Named[] = [];
  mapTargets(command, (target, isPlace) => {
    if (target.name !== null) found.push({ name: target.name, kind: target.kind, isPlace });
    return target;
  });
  return found;
}

/** How far a command is from the text that it is suggested for: words that are lost, or added, and keywords in names. */
function costOf(text: string, command: Command): number {
  const sentence = printCommand(command);
  const quotes = tokenize(sentence).filter(({ isQuoted }) => isQuoted);
  const [written, own] = [wordsIn(sentence), wordsIn(text)];
  const lost = own.slice(1).filter((word) => !RESERVED.has(word) && !isIn(word, written));
  const lostCost = lost
    .map((word) => (isLight(word) ? PER_LIGHT : PER_LOST))
    .reduce((total, one) => total + one, 0);
  const added = quotes.flatMap(({ value }) => wordsIn(value)).filter((word) => !isIn(word, own));
  const isWritten = ({ value }: Token) =>
    tokenize(text).some((token) => token.isQuoted && token.value === value);
  const keywords = quotes
    .filter((token) => !isWritten(token))
    .flatMap(({ value }) => value.split(' '))
    .filter((word) => RESERVED.has(word));
  const [target] = targetsIn(command);
  const places = targetsIn(command).filter(({ isPlace }) => isPlace);
  const rank = target ? (fitOf(target.kind, purposeOf(command)) ?? 0) : 0;
  const shape = places.length * PER_PLACE + keywords.length * PER_KEYWORD + rank * PER_RANK;
  return lostCost + added.length * PER_ADDED + shape;
}

/** Quoted texts and numbers that the sentences do not have. */
function leftOut(text: string, sentences: string): Token[] {
  const isThere = ({ value, isQuoted }: Token) =>
    sentences.includes(isQuoted ? quote(value).slice(1, -1) : value.replace(/[,;:.]$/u, ''));
  return tokenize(text).filter((token) => (token.isQuoted || /\d/u.test(token.text)) && !isThere(token));
}
