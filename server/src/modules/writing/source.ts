import { redactSecrets } from 'runner/secrets';
import { numberSentences } from './numbered-sentences.ts';

/** What is to be translated, and what helps to understand it. Secrets are redacted. */
export interface SourceText {
  text: string;
  /** How the step is stored; null: prose, or not known. */
  type: 'act' | 'assert' | null;
  startingUrl: string | null;
  before: string[];
  after: string[];
  /** Earlier questions of the model with the user's answers. */
  answers: { question: string; answer: string }[];
  /** Elements of the live page. */
  elements: string[];
}

export interface Source extends SourceText {
  /** The text with the number of each sentence before it. */
  numbered: string;
  sentences: string[];
}

/** Replaces the secrets in all of it by their names. */
export async function readSource(
  given: SourceText,
  secrets: { name: string; value: string }[],
): Promise<Source> {
  const redact = (texts: string[]) => redactSecrets(texts, secrets);
  const [text = '', startingUrl = ''] = await redact([given.text, given.startingUrl ?? '']);
  const questions = await redact(given.answers.map(({ question }) => question));
  const answers = await redact(given.answers.map(({ answer }) => answer));
  return {
    text,
    type: given.type,
    startingUrl: startingUrl || null,
    before: await redact(given.before),
    after: await redact(given.after),
    answers: answers.map((answer, index) => ({ question: questions[index] ?? '', answer })),
    elements: await redact(given.elements),
    ...numberSentences(text),
  };
}

/** What people wrote: the text, its neighbours and answers. The page is not of it: others write it. */
export function writtenText({ text, before, after, answers }: Source): string {
  return [...before, text, ...after, ...answers.map(({ answer }) => answer)].join('\n');
}
