import { isAssertion, type Command } from './command.ts';
import { alternativeReading } from './alternative-reading.ts';
import { hasEmptyName } from './empty-name.ts';
import { readHandler } from './handlers.ts';
import { normalise } from './normalise.ts';
import { parse, type Parsed } from './parse.ts';
import { printCommand } from './print.ts';
import { splitInto } from './proposals/proposal.ts';
import { propose } from './proposals/propose.ts';
import { unclear, type Reading, type Suggestion } from './reading.ts';
import { spansOf } from './spans.ts';
import { splitSteps } from './split.ts';
import { tokenize } from './tokens.ts';
import { MAX_WORDS, VERBS } from './words.ts';

/**
 * Reads a step: by the forms of the language, else after visible changes of its wording, else it says what is wrong with it.
 * @param storedType how the step is stored; a sentence of the other form is a `clash`.
 */
export function readStep(text: string, storedType?: 'act' | 'assert'): Reading {
  if (tokenize(text).length > MAX_WORDS)
    return unclear(
      'not-understood',
      likelyType(text),
      text,
      `A step has at most ${MAX_WORDS} words and quoted texts. Split it into several.`,
    );
  const parsed = parse(text);
  if (parsed.commands.length > 0) return readingOf(parsed, [], storedType);
  const normal = normalise(text);
  const again = normal.changes.length > 0 ? parse(normal.text) : parsed;
  if (normal.changes.length > 0) {
    if (again.commands.length > 0) return readingOf(again, normal.changes, storedType);
  }
  if (readHandler(text).handler)
    return unclear(
      'not-understood',
      null,
      text,
      'This is an interruption handler, not a step. Add it under Interruptions of the test or of its suite.',
    );
  const steps = splitSteps(text);
  if (steps) {
    const sentences = steps.map(printCommand);
    const message = `These are ${sentences.length} steps. Write one to a step.`;
    const suggestions = [{ sentences, note: splitInto(sentences) }];
    return unclear('several', typeOf(steps), text, message, suggestions);
  }
  return notUnderstood(text, again);
}

function readingOf(parsed: Parsed, changes: string[], storedType: 'act' | 'assert' | undefined): Reading {
  const { input } = parsed;
  const commands = parsed.commands.filter((one) => !hasEmptyName(one));
  const [command] = commands;
  if (!command) {
    const message = 'A name in quotes is empty. Write what it is called.';
    return unclear('incomplete', typeOf(parsed.commands), input.text, message);
  }
  if (commands.length > 1) {
    const suggestions = commands.slice(0, 3).map(meaningOf);
    const message = 'This has more than one meaning. Choose one.';
    return unclear('ambiguous', typeOf(commands), input.text, message, suggestions);
  }
  const type = typeOf([command]);
  const useless = whyItCannotFail(command);
  if (useless) return unclear('cannot-fail', type, input.text, useless);
  if (storedType && type !== storedType) return clash(command, input.text, storedType);
  const sentence = printCommand(command);
  return {
    state: changes.length > 0 ? 'normalised' : 'understood',
    type,
    command,
    sentence,
    spans: spansOf(command, sentence),
    changes,
    suggestions: [],
    missing: [],
    problem: null,
  };
}

/** The sentence says one thing, the stored type another: both readings are offered, none is taken. */
function clash(command: Command, text: string, storedType: 'act' | 'assert'): Reading {
  const asked = storedType === 'act' ? 'an action' : 'an assertion';
  const actual = isAssertion(command) ? 'an assertion: it only looks' : 'an action: it changes something';
  const other = alternativeReading(command);
  const message = `This step is stored as ${asked}, but its sentence is ${actual}. Choose what it is.`;
  return unclear('clash', null, text, message, [command, ...(other ? [other] : [])].map(meaningOf));
}

function notUnderstood(text: string, parsed: Parsed): Reading {
  const { problem, suggestions, missing } = propose(parsed);
  // What is wrong is said of the text as it is understood, and shown in the text as it is written.
  const words = parsed.input.text.slice(problem.start, problem.end);
  const start = text.lastIndexOf(words);
  const state = missing.length > 0 ? 'incomplete' : 'not-understood';
  const reading = unclear(state, likelyType(text), text, problem.message, suggestions);
  const place = start < 0 ? {} : { start, end: start + words.length };
  return { ...reading, missing, problem: { ...reading.problem, ...place } };
}

function meaningOf(command: Command): Suggestion {
  return { sentences: [printCommand(command)], note: noteOf(command) };
}

function noteOf(command: Command): string {
  if (isAssertion(command)) return 'checks that it is so';
  if (command.kind === 'press') return 'presses the key';
  return command.kind === 'click' ? 'clicks it' : 'does it';
}

function typeOf(commands: Command[]): 'act' | 'assert' | null {
  const types = new Set(commands.map((command) => (isAssertion(command) ? 'assert' : 'act')));
  const [type = null] = types;
  return types.size === 1 ? type : null;
}

/** By its first word only, for the icon of a sentence that is not understood. */
function likelyType(text: string): 'act' | null {
  return VERBS.has(/^[\w-]+/u.exec(text.trim())?.[0].toLowerCase() ?? '') ? 'act' : null;
}

/** An assertion that holds on every page proves nothing. */
function whyItCannotFail(command: Command): string | null {
  if (command.kind === 'waitUntil') return whyItCannotFail(command.assertion);
  const isEmptyText =
    'text' in command && command.text === '' && isAssertion(command) && command.kind !== 'placeholder';
  if (isEmptyText && !('comparison' in command && command.comparison === 'is'))
    return 'Every text contains the empty text, so this proves nothing. Say which text.';
  if (command.kind === 'count' && command.bound === 'at least' && command.count === 0)
    return 'There are always at least 0, so this cannot fail. Say how many.';
  return null;
}
