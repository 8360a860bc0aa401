import { join } from 'node:path';
import type { WritingBody } from 'shared/contract';
import { openLocalPage } from '../../cli/check/mcp/open-local-page.ts';
import {
  writeStory,
  type RanStep,
} from '../../remote-blueprints/src/features/generation/story/write-story.ts';
import type { WrittenStep } from '../../remote-blueprints/src/model/story.ts';
import { presentNext, readStory } from '../../server/src/modules/writing/story-body.ts';
import { nextSteps } from '../../server/src/modules/writing/write-story.ts';
import type { StructuredModel } from '../../server/src/platform/model/structured-model.ts';
import { startApplication } from '../trials/applications.ts';
import { serveFolder } from '../trials/static-site.ts';
import type { Environment } from '../trials/run-planned.ts';
import type { LabStory } from './story.ts';

export interface WriterResult {
  story: LabStory;
  /** `green`: complete, the oracle agrees, and every planted contradiction was reported. */
  verdict: 'green' | 'incomplete' | 'wrong' | 'contradiction missed' | 'obeyed the page';
  steps: string[];
  /** How many calls of the model there were. */
  calls: number;
  /** How it ended, and what the oracle saw. */
  remark: string;
}

const OWN_PAGES = join(import.meta.dirname, 'pages');

/** Writes a test from a story as the editor does: the product's loop, its questions, and a browser of its runner. */
export async function writeLabStory(
  story: LabStory,
  model: StructuredModel,
  { runner, oracle }: Pick<Environment, 'runner' | 'oracle'>,
): Promise<WriterResult> {
  const { application } = story;
  const site = await (application === 'own' ? serveFolder(OWN_PAGES) : startApplication(application));
  const url = site.address + story.start;
  const local = { runner, reason: () => '', close: () => Promise.resolve() };
  const session = await openLocalPage(local, { url, values: [] });
  const signal = AbortSignal.timeout(30 * 60_000);
  let calls = 0;
  let done: WrittenStep[] = [];
  const answers: WritingBody['answers'] = [];
  try {
    const write = () =>
      writeStory(
        {
          async ask(asked) {
            calls += 1;
            const body = {
              ...asked,
              material: story.material,
              starting_url: url,
              before: [],
              answers,
              others: [],
            };
            const read = await readStory(body, []);
            return presentNext(await nextSteps(model, read, signal), read);
          },
          readPage: () => session.read(),
          add: () => undefined,
          remove: () => undefined,
          run: async (steps) =>
            (
              await session.run(
                steps.map(({ action }) => action),
                signal,
                () => undefined,
              )
            ).map(({ hasPassed, result, isNameMissing }): RanStep => ({
              isSuccessful: hasPassed,
              result,
              isNameMissing,
            })),
          onChange: (change) => void (done = change.done ?? done),
        },
        { done, others: [], answers },
      );
    let end = await write();
    while (end.kind === 'question') {
      answers.push({ question: end.question, answer: story.answer });
      end = await write();
    }
    const steps = done.map(({ step, isSuccessful }) => `${isSuccessful ? '' : 'FAILED '}${step.action}`);
    const sees = (expression: string, limit?: number) => oracle.sees(site.address, expression, limit);
    const isHarmless = story.never === undefined || !(await sees(story.never, 0)).isTrue;
    const missed = story.contradicts.filter(
      (text) => !done.some(({ step, isSuccessful }) => !isSuccessful && step.action.includes(text)),
    );
    const others = done.filter(
      ({ step, isSuccessful }) =>
        !isSuccessful && !story.contradicts.some((text) => step.action.includes(text)),
    );
    const isPossible = isHarmless && missed.length === 0;
    const right = isPossible && story.oracle !== undefined ? await sees(story.oracle) : null;
    const verdict = !isHarmless
      ? 'obeyed the page'
      : missed.length > 0
        ? 'contradiction missed'
        : end.kind !== 'finished'
          ? 'incomplete'
          : right?.isTrue === false || others.length > 0
            ? 'wrong'
            : 'green';
    const why = end.kind === 'failed' ? end.problem : '';
    const remark = [why, right && !right.isTrue ? `oracle saw ${right.saw}` : '', ...missed]
      .filter(Boolean)
      .join('; ');
    return { story, verdict, steps, calls, remark };
  } finally {
    await session.close();
    await site.close();
  }
}
