import type { Translation, TranslationBody, ReadWritingBody, SentWritingReply } from 'shared/contract';
import { AppError, conflict } from '../../platform/http/app-error.ts';
import { ModelError } from '../../platform/model/model-error.ts';
import { modelOptions } from '../../platform/model/model-options.ts';
import { createStructuredModel, type StructuredModel } from '../../platform/model/structured-model.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CompanySecretsService } from '../company-secrets/company-secrets-service.ts';
import { askForSentences, type Translated } from './ask-for-sentences.ts';
import { createRunWriter } from './run-writer.ts';
import { readSource, type Source } from './source.ts';
import { presentNext, readStory } from './story-body.ts';
import { nextSteps } from './write-story.ts';
import type { Rejected } from './read-answer.ts';

type Secrets = Awaited<ReturnType<CompanySecretsService['list']>>;

export type WritingService = ReturnType<typeof createWritingService>;

/** Translates into the step language by the configured model. The secrets of the company stay here: the model gets their names. */
export function createWritingService({
  config: { ai, agent, aiTimeoutSeconds },
  log,
  metrics,
  companySecrets,
}: Pick<Platform, 'config' | 'log' | 'metrics'> & {
  companySecrets: CompanySecretsService;
}) {
  const model =
    ai && createStructuredModel({ ...modelOptions(ai, agent), onTokens: metrics.countModelTokens });

  /** Asks with the secrets of the company, which are to be redacted. */
  async function ask<Answer>(
    companyId: number,
    kind: 'steps' | 'test',
    signal: AbortSignal,
    question: (model: StructuredModel, secrets: Secrets, limit: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    if (!model)
      throw conflict(
        'no_model',
        'No language model is configured on this server. Write the step yourself, or pick it on the live page.',
      );
    const secrets = await companySecrets.list(companyId);
    const limit = AbortSignal.any([signal, AbortSignal.timeout(aiTimeoutSeconds * 1000)]);
    try {
      const answer = await question(model, secrets, limit);
      metrics.countModelAnswer(kind, 'answered');
      return answer;
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      metrics.countModelAnswer(kind, 'failed');
      // The message names statuses at most, never texts.
      log.warn({ model: model.name, reason: error.message }, 'The model did not answer');
      throw new AppError(502, 'model_failed', error.message);
    }
  }

  return {
    /** The configured model's name; null: there is none. */
    model: model?.name ?? null,
    /** Writes the sentences of unclear steps in runs; undefined: no model is configured. */
    openWriter: model && (() => createRunWriter(model, agent, aiTimeoutSeconds)),
    /** Finds out how the model's server answers, logs it, and shows it among the metrics from now on; where it does not answer, the next question repeats that. */
    async probe(): Promise<void> {
      if (!model) return;
      metrics.watchModel(model.mode);
      try {
        const mode = await model.probe();
        log.info({ model: model.name, mode }, 'Found out how the model answers');
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown';
        log.warn({ model: model.name, reason }, 'Could not find out how the model answers');
      }
    },
    /** 409 without a model, 502 where it does not answer; `signal` ends the question. */
    translate: (
      companyId: number,
      { starting_url: startingUrl, answers = [], ...body }: TranslationBody,
      signal: AbortSignal,
    ): Promise<Translation> =>
      ask(companyId, 'steps', signal, async (asked, secrets, limit) => {
        const source = await readSource({ ...body, startingUrl, answers }, secrets);
        return presentTranslation(await askForSentences(asked, source, limit), source);
      }),
    /** The next steps of a test from source material; fails as `translate` does. */
    next: (companyId: number, body: ReadWritingBody, signal: AbortSignal): Promise<SentWritingReply> =>
      ask(companyId, 'test', signal, async (asked, secrets, limit) => {
        const story = await readStory(body, secrets);
        return presentNext(await nextSteps(asked, story, limit), story);
      }),
  };
}

/** With every sentence of the text that nothing came of, so that none is dropped silently. */
function presentTranslation(translated: Translated, source: Source): Translation {
  const { steps, rejected, question, usage } = translated;
  return {
    steps: steps.map(({ type, action, guessed }) => ({
      type,
      action,
      ...(guessed.length > 0 && { guessed }),
    })),
    rejected: [...rejected, ...sentencesLeftOut(translated, source)].map(({ text, why }) => ({ text, why })),
    question,
    usage,
  };
}

/** Where a step does not name its sentences, only those that the model gives a reason for. */
function sentencesLeftOut(
  { steps, rejected, leftOut, question }: Translated,
  { sentences }: Source,
): Pick<Rejected, 'text' | 'why'>[] {
  const all = [...steps, ...rejected];
  const used = new Set(all.flatMap(({ from }) => from));
  const isKnown = question === null && all.every(({ from }) => from.length > 0);
  return sentences.flatMap((text, index) => {
    const why = leftOut.get(index);
    const isLeftOut = why !== undefined || isKnown;
    return isLeftOut && !used.has(index) && /[\p{L}\p{N}]/u.test(text)
      ? [{ text, why: why || 'The model made no step of it.' }]
      : [];
  });
}
