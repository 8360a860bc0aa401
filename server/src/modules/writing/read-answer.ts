import { STEP_TEXT_MAX_LENGTH } from 'shared/constants';
import { isClear, readStep } from 'shared/step-language';
import { denialsIn } from 'shared/step-language/polarity';
import type { AnsweredStep } from './answer-schema.ts';
import { deniesMore, preservesDenials, type TranslatedSentence } from './denials.ts';
import { foreignHost, guessedNames, valuesIn } from './names-in.ts';
import { writtenText, type Source } from './source.ts';

/** A sentence of the language that came of an answer. */
export interface TranslatedStep {
  type: 'act' | 'assert';
  action: string;
  /** Quoted texts that stand neither in the text nor on the page. */
  guessed: string[];
  /** Indexes of the text's sentences; empty where the model named none. */
  from: number[];
  useVision: boolean;
}

export interface Rejected {
  text: string;
  why: string;
  /** As above. */
  from: number[];
}

export interface ReadAnswer {
  steps: TranslatedStep[];
  rejected: Rejected[];
}

interface Candidate extends Pick<AnsweredStep, 'type' | 'action'> {
  from: number[];
  useVision: boolean;
  /** In the language; empty where it is not, or where AI Vision judges what the language cannot say. */
  sentences: TranslatedSentence[];
  /** Why it cannot be accepted; null: it can. */
  why: string | null;
}

/** More than a test may hold is no translation. */
const MAX_STEPS = 200;
const MAX_REJECTED_LENGTH = 500;

/**
 * Accepts what is in the language, reads back identically, and says what its source says: a lost or added negation, a value or address that
 * the text does not name, and an assertion that became an action are rejected. Canonical sentences, in the order of the answer.
 * @param isPartial more answers follow: an action may lead to where a later one denies something
 */
export function readAnswer(
  answered: AnsweredStep[],
  source: Source,
  { isPartial = false }: { isPartial?: boolean } = {},
): ReadAnswer {
  const candidates = answered
    .filter(({ action }) => action.trim() !== '')
    .slice(0, MAX_STEPS)
    .map((step) => toCandidate(step, source));
  rejectForeignValues(candidates, source);
  rejectDenials(candidates, source, isPartial);
  rejectOtherType(candidates, source);
  return {
    steps: candidates.filter(({ why }) => why === null).flatMap((one) => toSteps(one, source)),
    rejected: candidates.flatMap(({ action, why, from }) =>
      why === null ? [] : [{ text: action.slice(0, MAX_REJECTED_LENGTH), why, from }],
    ),
  };
}

function toSteps({ action, sentences, from, useVision }: Candidate, source: Source): TranslatedStep[] {
  if (sentences.length === 0) return [{ type: 'assert', action, guessed: [], from, useVision }];
  return sentences.map(({ sentence }) => ({
    type: readStep(sentence).type ?? 'act',
    action: sentence,
    guessed: guessedNames(sentence, source),
    from,
    useVision,
  }));
}

function toCandidate(
  { type, action: given, from: numbers, use_vision }: AnsweredStep,
  source: Source,
): Candidate {
  const action = given.replace(/\s+/gu, ' ').trim();
  const read = sentencesOf(action, type);
  const indexes = numbers.map((number) => number - 1).filter((index) => index in source.sentences);
  return {
    type,
    action,
    useVision: use_vision ?? false,
    from: indexes,
    ...(typeof read === 'string'
      ? { sentences: [], why: use_vision && type === 'assert' ? null : read }
      : { sentences: read, why: null }),
  };
}

/** The canonical sentences of a text: one, or those that the language splits it into; else why there are none. */
function sentencesOf(action: string, type: AnsweredStep['type']): TranslatedSentence[] | string {
  if (action.length > STEP_TEXT_MAX_LENGTH) return 'It is too long for a step.';
  const reading = readStep(action, type);
  const split = reading.state === 'several' ? reading.suggestions[0]?.sentences : undefined;
  const texts = isClear(reading) && reading.sentence !== null ? [reading.sentence] : split;
  if (!texts) return reading.problem?.message || 'It is no sentence of the step language.';
  const sentences = texts.flatMap((sentence) => {
    const { command, sentence: printed } = readStep(sentence);
    return command && printed === sentence ? [{ sentence, command }] : [];
  });
  return sentences.length === texts.length ? sentences : 'It does not read back as it is written.';
}

/** A page must not make a test type a password, or open another site. */
function rejectForeignValues(candidates: Candidate[], source: Source): void {
  const known = valuesIn(writtenText(source));
  for (const candidate of candidates.filter(({ why }) => why === null)) {
    const foreign = [...valuesIn(candidate.action)].find((name) => !known.has(name));
    const host = candidate.sentences.map(({ command }) => foreignHost(command, source)).find(Boolean);
    if (foreign !== undefined) candidate.why = `The text does not name the value {{${foreign}}}.`;
    else if (host) candidate.why = `The text does not lead to ${host}.`;
    else
      for (const { command } of candidate.sentences)
        if (command.kind === 'remember' || command.kind === 'rememberCode') known.add(command.as);
  }
}

function rejectDenials(candidates: Candidate[], source: Source, isPartial: boolean): void {
  const { sentences, answers } = source;
  const clear = candidates.filter(({ why }) => why === null);
  const lost = new Set<Candidate>();
  // A step that names no sentence can come from any.
  const comesFrom = ({ from }: Candidate, index: number) => from.length === 0 || from.includes(index);
  for (const [index, sentence] of sentences.entries()) {
    if (denialsIn(sentence).length === 0) continue;
    const ofIt = clear.filter((one) => comesFrom(one, index));
    if (ofIt.some((one) => one.sentences.length === 0)) continue;
    if (isPartial && ofIt.every(({ type }) => type === 'act')) continue;
    if (
      !preservesDenials(
        sentence,
        ofIt.flatMap((one) => one.sentences),
      )
    )
      ofIt.forEach((one) => lost.add(one));
  }
  for (const candidate of clear) {
    const sources = [
      ...sentences.filter((_, index) => comesFrom(candidate, index)),
      ...answers.map(({ answer }) => answer),
    ];
    if (lost.has(candidate)) candidate.why = 'The text denies something that this does not deny.';
    else if (
      candidate.sentences.some(
        (one) => deniesMore(one.command, sources) && !(isPartial && waitsForPage(one, source)),
      )
    )
      candidate.why = 'This denies something that the text does not deny.';
  }
}

/** Whether a sentence only waits until something is gone that the page shows and the text does not speak of, such as "Loading…". */
function waitsForPage({ command, sentence }: TranslatedSentence, source: Source): boolean {
  return command.kind === 'waitUntil' && guessedNames(sentence, { ...source, elements: [] }).length > 0;
}

/** What is stored as an assertion still asserts something, and an action still acts. */
function rejectOtherType(candidates: Candidate[], { type }: Source): void {
  const clear = candidates.filter(({ why }) => why === null);
  const isPreserved = clear.some(({ sentences }) =>
    sentences.some(({ sentence }) => readStep(sentence).type === type),
  );
  if (type === null || isPreserved) return;
  const why =
    type === 'assert'
      ? 'The step is an assertion, and nothing of the answer asserts.'
      : 'The step is an action, and nothing of the answer acts.';
  for (const candidate of clear) candidate.why = why;
}
