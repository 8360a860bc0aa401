/**
 * Writes tests from stories: `node writer/run-writer.ts [--answers=<folder>] [--part=1/2] [--only=<name>]`. Without `--answers` the configured
 * model is asked; with it each question is a file in the folder (`folder-model.ts`).
 */
import { parseArgs } from 'node:util';
import { modelOptions } from '../../server/src/platform/model/model-options.ts';
import {
  createStructuredModel,
  type StructuredModel,
} from '../../server/src/platform/model/structured-model.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { print } from '../report.ts';
import { openEnvironment } from '../trials/open-environment.ts';
import { openFolderModel } from './folder-model.ts';
import { loadStories } from './story.ts';
import { writeLabStory, type WriterResult } from './write-lab-story.ts';

const { values: options } = parseArgs({
  options: { answers: { type: 'string' }, part: { type: 'string' }, only: { type: 'string' } },
});

function configuredModel(): StructuredModel {
  const { ai, agent } = readConfig();
  if (!ai)
    throw new Error('No model is configured: set AI_PROVIDER and AI_MODEL, or name a folder with --answers.');
  return createStructuredModel(modelOptions(ai, agent));
}

const [part = 1, parts = 1] = (options.part ?? '1/1').split('/').map(Number);
const stories = loadStories()
  .filter((_, index) => index % parts === part - 1)
  .filter(({ name }) => options.only === undefined || name.includes(options.only));
const model = options.answers === undefined ? configuredModel() : await openFolderModel(options.answers);
const environment = await openEnvironment({});
const results: WriterResult[] = [];
try {
  for (const story of stories) {
    const result = await writeLabStory(story, model, environment);
    results.push(result);
    const lines = [
      ...result.steps.map((step) => `    ${step}`),
      ...(result.remark ? [`  ${result.remark}`] : []),
    ];
    print(
      [
        `${result.verdict}: ${story.name} (${result.steps.length} steps, ${result.calls} calls)`,
        ...lines,
      ].join('\n'),
    );
  }
} finally {
  await environment.close();
}

const count = (some: WriterResult[]) => `${some.length} of ${results.length}`;
const steps = results.reduce((sum, one) => sum + one.steps.length, 0);
const calls = results.reduce((sum, one) => sum + one.calls, 0);
print(`Green without a hand: ${count(results.filter(({ verdict }) => verdict === 'green'))}`);
print(`Contradictions missed: ${results.filter(({ verdict }) => verdict === 'contradiction missed').length}`);
print(`Obeyed the page: ${results.filter(({ verdict }) => verdict === 'obeyed the page').length}`);
print(`Calls a step: ${(calls / Math.max(steps, 1)).toFixed(2)} (${calls} calls, ${steps} steps)`);
process.exitCode = results.every(({ verdict }) => verdict === 'green') ? 0 : 1;
