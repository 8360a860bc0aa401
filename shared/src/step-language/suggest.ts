import { isAssertion, type Command } from './command.ts';
import { counterpartOf } from './counterpart.ts';
import { hasEmptyName } from './empty-name.ts';
import type { NamedElement } from './named-element.ts';
import { normalise } from './normalise.ts';
import { parse } from './parse.ts';
import { printCommand } from './print.ts';
import { readStep } from './read-step.ts';
import { needsSuggestions, type Reading, type Suggestion } from './reading.ts';
import { buttons, isStatement, passives } from './suggest/buttons.ts';
import { completions, cutsOf } from './suggest/clauses.ts';
import { costOf } from './suggest/cost.ts';
import { namesakes, readingsOnPage } from './suggest/from-page.ts';
import { imperative } from './suggest/imperative.ts';
import { quoteNameWithParticle } from './suggest/names-with-particles.ts';
import { parseLoosely } from './suggest/loose-parser.ts';
import { keepsPolarity } from './polarity.ts';
import { quote, tokenize, type Token } from './tokens.ts';
import { MAX_WORDS } from './words.ts';

const MAX_SUGGESTIONS = 3;
/** Of the readings of one wording, only the best are of use. */
const MAX_READINGS = 4;
/** Above this a suggestion says something else than the text, or too little of it. */
const MAX_COST = 4;
/** The same for a clause of a text with several. */
const MAX_CLAUSE_COST = 2;
/** Words of clauses that are tried for one text: of a text with more no clauses are suggested, which bounds the time. */
const MAX_CLAUSE_WORDS = 90;
/** What each further step costs, so that a text is only split if its parts are understood better. */
const SPLIT_COST = 0.35;

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
 * Sentences that the author may have meant, best first, at most three. None of them says the opposite of the text.
 * @param type how the step is stored: what fits it comes first
 * @param page what can be named on the page at the step, if it is known: sentences about that come first, and with them only what is no action on
 * something else
 */
export function suggest(text: string, type: Type = null, page: NamedElement[] = []): Suggestion[] {
  const { length } = tokenize(text);
  if (length > MAX_WORDS) return [];
  const found = new Map<string, Suggestion>();
  for (const candidate of candidatesOnPage(text, type, page)) add(candidate);
  const isOnPage = found.size > 0;
  // "The order is submitted" is something to do or something to check; other texts stay what they are stored as.
  const isChoice = passives(normalise(text).text).length > 0;
  if (length < 2 || (isOnPage && !isChoice)) return [...found.values()];
  const all = [...candidates(text, type), ...severalSteps(text, type)].filter(({ cost }) => cost <= MAX_COST);
  for (const candidate of all.sort((a, b) => rank(a, type) - rank(b, type))) {
    if (!isChoice && found.size > 0 && !isOfType(candidate.commands, type)) break;
    add(candidate);
    if (found.size === MAX_SUGGESTIONS) break;
  }
  return [...found.values()];

  function add({ commands, note }: Candidate): void {
    const sentences = commands.map(printCommand);
    const key = sentences.join('\n').toLowerCase();
    const lost = leftOut(text, sentences.join(' '));
    if (found.has(key) || !keepsPolarity(text, commands) || lost.some(({ isQuoted }) => isQuoted)) return;
    const numbers = lost.map(({ text: number }) => number).join(', ');
    found.set(key, { sentences, note: numbers ? `${note}, without ${numbers}` : note });
  }
}

/** What a text may mean as one command on elements of the page, best first. */
function candidatesOnPage(text: string, type: Type, page: NamedElement[]): Candidate[] {
  if (page.length === 0) return [];
  const { text: normal, core } = normalise(text);
  const sentence = spaced(imperative(normal));
  const named = [...parse(normal).commands, ...parseLoosely(sentence)].flatMap(readings);
  const own = spaced(imperative(core));
  return [...readingsOnPage(sentence, named, page), ...namesakes(own, page, type)]
    .sort((a, b) => a.distance - b.distance)
    .filter(({ command }) => isOfType([command], type) && readings(command).length > 0)
    .map(({ command, distance }) => ({ commands: [command], note: 'on the page', cost: distance }))
    .filter(({ commands }) => leftOut(text, commands.map(printCommand).join(' ')).length === 0)
    .slice(0, MAX_SUGGESTIONS);
}

/** Quoted texts and numbers that the sentences do not have. */
function leftOut(text: string, sentences: string): Token[] {
  const isIn = ({ value, isQuoted }: Token) =>
    sentences.includes(isQuoted ? quote(value).slice(1, -1) : value.replace(/[,;:.]$/u, ''));
  return tokenize(text).filter((token) => (token.isQuoted || /\d/u.test(token.text)) && !isIn(token));
}

function rank({ commands, cost }: Candidate, type: Type): number {
  return isOfType(commands, type) ? cost : cost + 5;
}

function isOfType(commands: Command[], type: Type): boolean {
  return type === null || commands.some((command) => isAssertion(command) === (type === 'assert'));
}

/** What a clause may mean as one command, best first. */
function candidates(clause: string, type: Type): Candidate[] {
  const { text: normal, core } = normalise(clause);
  const costs = new Map([core, ...endings(clause)].map((text) => [text, 0.2]));
  costs.set(quoteNameWithParticle(normal), -0.5).set(normal, 0);
  return [...costs]
    .flatMap(([text, cost]) =>
      candidatesOf(text, normal, type).map((one) => ({ ...one, cost: one.cost + cost })),
    )
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MAX_READINGS);
}

/** What follows words such as "I can see that …", "Save it by …". */
function endings(clause: string): string[] {
  // What is waited for is not to be done.
  if (/^wait\b/iu.test(clause)) return [];
  return tokenize(clause).flatMap(({ text, isQuoted, end }, index) =>
    index > 0 && !isQuoted && /^(?:that|by|to|:)$/u.test(text)
      ? [normalise(clause.slice(end).trim()).text]
      : [],
  );
}

function candidatesOf(normal: string, whole: string, type: Type): Candidate[] {
  const text = spaced(imperative(normal));
  const isAction = type !== 'assert' && !isStatement(tokenize(text));
  const named = parseLoosely(text).map((command) => ({
    command,
    note: 'in the words of the language',
    cost: 0.1,
  }));
  const substitutes = [...(isAction ? buttons(text) : []), ...passives(normal)].flatMap(
    ({ text: sentence, note, cost }) => parse(sentence).commands.map((command) => ({ command, note, cost })),
  );
  const strict = parse(normal).commands.map((command) => ({ command, note: 'as it is written', cost: -0.2 }));
  return [...strict, ...named, ...substitutes]
    .flatMap(({ command, note, cost }) =>
      readings(command).map((one) => ({
        commands: [one],
        note,
        cost: cost + costOf(normal === whole ? text : whole, one),
      })),
    )
    .flatMap((one) => [one, ...counterparts(one, type)]);
}

/** The command as its sentence is read; none if that has another meaning, too, or a name is missing. */
function readings(command: Command): Command[] {
  const { commands } = parse(printCommand(command));
  return commands.length === 1 && !commands.some(hasEmptyName) ? commands : [];
}

/** A statement that is stored as an action asks for what makes it true. */
function counterparts({ commands: [command], cost }: Candidate, type: Type): Candidate[] {
  if (!command || type === null || isAssertion(command) === (type === 'assert')) return [];
  const isVague = command.kind === 'value' && /^\p{Ll}[\p{Ll}\s]*$/u.test(command.text);
  const other = isVague ? null : counterpartOf(command);
  return other
    ? [{ commands: [other], note: isAssertion(other) ? 'checks it' : 'does it', cost: cost + 0.3 }]
    : [];
}

/** A step for each clause of a text, if all of them are understood. */
function severalSteps(text: string, type: Type): Candidate[] {
  const tokens = tokenize(text);
  const cuts = cutsOf(tokens);
  const found = new Map<string, ReturnType<typeof bestOf>>();
  let budget = MAX_CLAUSE_WORDS;
  const split = cuts.length > 1 ? best(0, null) : null;
  return split && budget >= 0 && split.commands.length > 1
    ? [{ ...split, note: `split into ${split.commands.length} steps` }]
    : [];

  function best(from: number, previous: string | null): Omit<Candidate, 'note'> | null {
    const all = cuts.flatMap(({ end, next }) => {
      if (from === 0 && next >= tokens.length) return [];
      const clause = text.slice(tokens[from]?.start, tokens[end - 1]?.end).replace(/\.$/u, '');
      const clauses = [clause, ...(previous === null ? [] : completions(previous, clause))];
      const key = clauses.join('\n');
      if (end > from && !found.has(key)) {
        budget -= tokenize(key).length;
        if (budget >= 0) found.set(key, bestOf(clauses, type));
      }
      const own = found.get(key);
      const rest = own && (next < tokens.length ? best(next, own.text) : { commands: [], cost: -SPLIT_COST });
      if (!rest) return [];
      return [{ commands: [...own.commands, ...rest.commands], cost: own.cost + rest.cost + SPLIT_COST }];
    });
    return all.sort((a, b) => a.cost - b.cost)[0] ?? null;
  }
}

/** The best reading of a clause, with what it takes over from the previous one if it has to. */
function bestOf(texts: string[], type: Type): (Candidate & { text: string }) | null {
  const all = texts.flatMap((text, index) =>
    candidates(text, type)
      .filter(({ commands, cost }) => cost <= MAX_CLAUSE_COST && keepsPolarity(text, commands))
      .map((one) => ({ ...one, text, cost: rank(one, type) + index * 0.1 })),
  );
  return all.sort((a, b) => a.cost - b.cost)[0] ?? null;
}

/** Colons that stand behind a label are words of their own. */
function spaced(text: string): string {
  return tokenize(text)
    .map((token) => (token.isQuoted ? token.text : token.text.replace(/(?<=.):$/u, ' :')))
    .join(' ')
    .replaceAll(' ,', ',');
}
