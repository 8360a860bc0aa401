import type { Translation, TranslationBody, ReadWritingBody, SentWritingReply } from 'shared/contract';
import type { OpenWriter } from 'runner';
import { AppError, conflict } from '../../platform/http/app-error.ts';
import { ModelError } from '../../platform/model/model-error.ts';
import { modelOptions } from '../../platform/model/model-options.ts';
import { createStructuredModel, type StructuredModel } from '../../platform/model/structured-model.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CompanySecretsService } from '../company-secrets/company-secrets-service.ts';
import { askForSentences } from './ask-for-sentences.ts';
import { createRunWriter } from './run-writer.ts';
import { presentTranslation } from './present-translation.ts';
import { readSource } from './source.ts';
import { presentNext, readStory } from './story-body.ts';
import { nextSteps } from './write-story.ts';

type Secrets = Awaited<ReturnType<CompanySecretsService['list']>>;

export interface WritingService {
  /** The configured model's name; null: there is none. */
  model: string | null;
  /** Writes the sentences of unclear steps in runs; undefined: no model is configured. */
  openWriter: OpenWriter | undefined;
  /** Finds out how the model's server answers, logs it, and shows it among the metrics from now on; where it does not answer, the next question repeats that. */
  probe(): Promise<void>;
  /** 409 without a model, 502 where it does not answer; `signal` ends the question. */
  translate(companyId: number, body: TranslationBody, signal: AbortSignal): Promise<Translation>;
  /** The next steps of a test from source material; fails as `translate` does. */
  next(companyId: number, body: ReadWritingBody, signal: AbortSignal): Promise<SentWritingReply>;
}

/** Translates into the step language by the configured model. The secrets of the company stay here: the model gets their names. */
export function createWritingService({
  config: { ai, agent, aiTimeoutSeconds },
  log,
  metrics,
  companySecrets,
}: Pick<Platform, 'config' | 'log' | 'metrics'> & {
  companySecrets: CompanySecretsService;
}): WritingService {
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
    model: model?.name ?? null,
    openWriter: model && (() => createRunWriter(model, agent, aiTimeoutSeconds)),
    async probe() {
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
    translate: (companyId, { starting_url: startingUrl, answers = [], ...body }, signal) =>
      ask(companyId, 'steps', signal, async (asked, secrets, limit) => {
        const source = await readSource({ ...body, startingUrl, answers }, secrets);
        return presentTranslation(await askForSentences(asked, source, limit), source);
      }),
    next: (companyId, body, signal) =>
      ask(companyId, 'test', signal, async (asked, secrets, limit) => {
        const story = await readStory(body, secrets);
        return presentNext(await nextSteps(asked, story, limit), story);
      }),
  };
}
