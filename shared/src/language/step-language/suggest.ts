import { isAssertion, type Command, type Target } from './command.ts';
import { hasEmptyName } from './empty-name.ts';
import { mapTargets } from './map-targets.ts';
import type { Input } from './matcher.ts';
import type { NamedElement } from './named-element.ts';
import { wordsIn } from './name-words.ts';
import { normalise } from './normalise.ts';
import { commandOf, createParser, type parse } from './parse.ts';
import { keepsPolarity } from './polarity.ts';
import { printCommand } from './print.ts';
import { splitInto } from './proposals/proposal.ts';
import { fitOf, hasFittingKind, purposeOf } from './purpose.ts';
import { readStep } from './read-step.ts';
import { needsSuggestions, type Reading, type Suggestion } from './reading.ts';
import { splitWith } from './split.ts';
import { elementsFor, namesakes, pageSlots } from './suggest/page-slots.ts';
import { isIn, isStopWord, significantWords } from './suggest/same-word.ts';
import { WORD_SLOTS } from './suggest/word-slots.ts';
import { ACTIONS_IN_WORDS, ACTIONS_ON_PAGE, ASSERTIONS } from './suggest/wordings.ts';
import { tokenize } from './tokens.ts';
import { RESERVED } from './words.ts';

const MAX_SUGGESTIONS = 3;
/** Of a longer sentence any words may be too many things. */
const MAX_TOKENS = 24;
/** What is lost of the words of a sentence counts more than what is added to them, or says nothing of what is named. */
const PER_LOST = 0.4;
const PER_ADDED = 0.1;
const PER_TARGET = 0.05;
const PER_RANK = 0.01;
const readWords = createParser(ACTIONS_IN_WORDS, ASSERTIONS, WORD_SLOTS, canEnd);

type Type = 'act' | 'assert' | null;
type Meant = Pick<Suggestion, 'note'> & { commands: Command[] };

/** The same as `readStep`, with suggestions for what is not understood. @param page as for `suggest` */
export function readStepWithSuggestions(
  text: string,
  type?: 'act' | 'assert',
  page?: NamedElement[],
): Reading {
  const reading = readStep(text, type);
  const suggestions = needsSuggestions(reading) ? suggest(text, type, page) : [];
  return suggestions.length > 0 ? { ...reading, suggestions } : reading;
}

/**
 * Sentences that the author may have meant, best first, at most three. None of them says the opposite of the text. On a page they are the
 * forms with names of the page in them; without one, or where nothing of it is named, the forms with the words of the text in quotes.
 * @param type how the step is stored: what fits it comes first
 * @param page what can be named on the page at the step, if it is known
 */
export function suggest(text: string, type: Type = null, page: NamedElement[] = []): Suggestion[] {
  const read = readerFor(text, type, page);
  const steps = splitWith(text, (clause) => read(clause)[0]?.commands ?? null);
  const several: Meant[] = steps ? [{ note: splitInto(steps), commands: steps }] : [];
  const found = new Map<string, Suggestion>();
  for (const { note, commands } of [...several, ...read(text)]) {
    const sentences = commands.map(printCommand);
    if (keepsPolarity(text, commands)) found.set(sentences.join('\n').toLowerCase(), { sentences, note });
  }
  return [...found.values()].slice(0, MAX_SUGGESTIONS);
}

/** What a clause may mean, best first: on elements of the page, or where it names none of them, or two as well, with its words in quotes. */
function readerFor(text: string, type: Type, page: NamedElement[]) {
  const elements = elementsFor(text, page);
  const readPage = elements[0] && createParser(ACTIONS_ON_PAGE, ASSERTIONS, pageSlots(elements), canEnd);
  return (clause: string): Meant[] => {
    const { text: normal, core, isAsserted } = normalise(clause);
    const wordings = tokenize(normal).length > MAX_TOKENS ? [] : [normal, core];
    const readWith = (read: typeof parse) => wordings.flatMap((wording) => read(wording).commands);
    // A statement does nothing.
    const named = isAsserted || type === 'assert' ? [] : namesakes(core, elements);
    const onPage = readPage ? [...readWith(readPage), ...named] : [];
    const [first, second] = ranked(onPage, clause, type).filter(({ command }) => isMeant(clause, command));
    if (first && !(second && second.cost - first.cost < PER_RANK / 2))
      return [{ note: 'on the page', commands: [first.command] }];
    return ranked(readWith(readWords), clause, type)
      .filter(({ command }) => hasValue(clause, command))
      .map(({ command }) => ({ note: 'with names and texts in quotes', commands: [command] }));
  };
}

/** Whether words can be what is typed or chosen: without an element, or with one that looks like a value itself, they may be anything else. */
function hasValue(clause: string, command: Command): boolean {
  if (command.kind !== 'select' && command.kind !== 'type' && command.kind !== 'set') return true;
  const { option, text, value } = { option: '', text: '', value: '', ...command };
  const isValue = (words: string) =>
    /^[\p{Lu}\p{N}]/u.test(words) || tokenize(clause).some((one) => one.isQuoted && one.value === words);
  return isValue(option || text || value) || (command.target !== null && !isValue(command.target.name ?? ''));
}

/** A sentence may end before words such as "again". */
function canEnd({ tokens }: Input, at: number): boolean {
  return tokens.slice(at).every(({ text, isQuoted }) => !isQuoted && (text === ',' || isStopWord(text)));
}

/** Commands whose sentences have one meaning, each once, the nearest first; those of another type only where there are no others. */
function ranked(commands: Command[], clause: string, type: Type): { command: Command; cost: number }[] {
  const all = [...new Set(commands.map(printCommand))].flatMap((sentence) => {
    const command = commandOf(sentence);
    return command && !hasEmptyName(command) ? [{ command, cost: costOf(clause, command) }] : [];
  });
  const fitting = all.filter(({ command }) => type === null || isAssertion(command) === (type === 'assert'));
  return (fitting.length > 0 ? fitting : all).sort((a, b) => a.cost - b.cost);
}

/** Whether the elements of a command are such that it can be about; what is so is said of what is named in full. */
function isMeant(clause: string, command: Command): boolean {
  const written = significantWords(clause);
  const names = targetsIn(command).map(({ name }) => name ?? '');
  const isNamed = (name: string) => significantWords(name).every((word) => isIn(word, written));
  return names.length > 0 && hasFittingKind(command) && (!isAssertion(command) || names.every(isNamed));
}

function targetsIn(command: Command): Target[] {
  const found: Target[] = [];
  mapTargets(command, (target) => {
    found.push(target);
    return target;
  });
  return found;
}

/** How far a command is from the text that it is suggested for: words that are lost, or added. */
function costOf(text: string, command: Command): number {
  const sentence = printCommand(command);
  const [written, own] = [wordsIn(sentence), wordsIn(text)];
  const lost = own.slice(1).filter((word) => !RESERVED.has(word) && !isIn(word, written));
  const quotes = tokenize(sentence).filter(({ isQuoted }) => isQuoted);
  const added = quotes.flatMap(({ value }) => wordsIn(value)).filter((word) => !isIn(word, own));
  const targets = targetsIn(command);
  const rank = fitOf(targets[0]?.kind ?? null, purposeOf(command)) ?? 0;
  return lost.length * PER_LOST + added.length * PER_ADDED + targets.length * PER_TARGET + rank * PER_RANK;
}
