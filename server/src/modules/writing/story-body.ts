import { redactSecrets } from 'runner/secrets';
import type { ReadWritingBody, SentWritingReply } from 'shared/contract';
import { readSource } from './source.ts';
import type { NextSteps, Story } from './write-story.ts';

/** A story as it is handed in, with the names of secrets in their place. */
export async function readStory(
  { material, starting_url: startingUrl, page, before, done, refused, answers, others }: ReadWritingBody,
  secrets: { name: string; value: string }[],
): Promise<Story> {
  const given = { text: material, type: null, startingUrl, before, after: [], answers, elements: page };
  const redact = (texts: string[]) => redactSecrets(texts, secrets);
  const actions = await redact(done.map(({ action }) => action));
  const results = await redact(done.map(({ result }) => result));
  const titles = await redact(others.map(({ title }) => title));
  return {
    source: await readSource(given, secrets),
    done: done.map(({ type, from, is_successful: isSuccessful, is_name_missing: isNameMissing }, index) => ({
      type,
      from: from.map((number) => number - 1),
      isSuccessful,
      isNameMissing,
      action: actions[index] ?? '',
      result: results[index] ?? '',
    })),
    refused: await redact(refused),
    others: others.map(({ sentences }, index) => ({
      title: titles[index] ?? '',
      sentences: sentences.map((number) => number - 1),
    })),
  };
}

export function presentNext(
  { steps, refused, leftOut, others, isFinished, question, usage }: NextSteps,
  { source: { sentences } }: Story,
): SentWritingReply {
  return {
    sentences,
    steps: steps.map(({ type, action, from, useVision }) => ({
      type,
      action,
      from: from.map((index) => index + 1),
      use_vision: useVision,
    })),
    refused,
    left_out: [...leftOut].map(([index, why]) => ({ sentence: index + 1, why })),
    others: others.map(({ title, sentences }) => ({
      title,
      sentences: sentences.map((index) => index + 1),
    })),
    is_finished: isFinished,
    question,
    usage,
  };
}
