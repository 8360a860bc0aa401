import type { Translation, TranslationBody } from 'shared/contract';
import type { OpenWriter } from 'runner';
import { AppError, conflict } from '../../platform/http/app-error.ts';
import { ModelError } from '../../platform/model/model-error.ts';
import { modelOptions } from '../../platform/model/model-options.ts';
import { createStructuredModel } from '../../platform/model/structured-model.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CompanySecretsService } from '../company-secrets/company-secrets-service.ts';
import { askForSentences, type Translated } from './ask-for-sentences.ts';
import { createRunWriter } from './run-writer.ts';
import { presentTranslation } from './present-translation.ts';
import { readSource, type Source, type SourceText } from './source.ts';

export interface DraftedTest extends Pick<Translated, 'steps' | 'rejected' | 'leftOut' | 'question'> {
  /** Those of the material, in its order; `from` and `leftOut` count them. */
  sentences: string[];
}

export interface WritingService {
  /** The configured model's name; null: there is none. */
  model: string | null;
  /** Writes the sentences of unclear steps in runs; undefined: no model is configured. */
  openWriter: OpenWriter | undefined;
  /** Finds out how the model's server answers, logs it, and shows it among the metrics from now on; where it does not answer, the next question repeats that. */
  probe(): Promise<void>;
  /** 409 without a model, 502 where it does not answer; `signal` ends the question. */
  translate(companyId: number, body: TranslationBody, signal: AbortSignal): Promise<Translation>;
  /** A test from source material; fails as `translate` does. */
  draftTest(
    companyId: number,
    material: { context: string; startingUrl: string },
    signal: AbortSignal,
  ): Promise<DraftedTest>;
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

  async function ask(
    companyId: number,
    given: SourceText,
    as: 'steps' | 'test',
    signal: AbortSignal,
  ): Promise<{ source: Source; translated: Translated }> {
    if (!model)
      throw conflict(
        'no_model',
        'No language model is configured on this server. Write the step yourself, or pick it on the live page.',
      );
    const secrets = await companySecrets.list(companyId);
    const source = await readSource(given, secrets);
    const limit = AbortSignal.any([signal, AbortSignal.timeout(aiTimeoutSeconds * 1000)]);
    try {
      const translated = await askForSentences(model, source, as, limit);
      metrics.countModelAnswer(as, 'answered');
      return { source, translated };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      metrics.countModelAnswer(as, 'failed');
      // The message names statuses at most, never texts.
      log.warn({ model: model.name, reason: error.message }, 'The model did not translate');
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
    async translate(companyId, { starting_url: startingUrl, answers = [], ...body }, signal) {
      const given = { ...body, startingUrl, answers };
      const { source, translated } = await ask(companyId, given, 'steps', signal);
      return presentTranslation(translated, source);
    },
    async draftTest(companyId, { context, startingUrl }, signal) {
      const given = {
        text: context,
        type: null,
        startingUrl,
        before: [],
        after: [],
        answers: [],
        elements: [],
      };
      const { source, translated } = await ask(companyId, given, 'test', signal);
      return { ...translated, sentences: source.sentences };
    },
  };
}
