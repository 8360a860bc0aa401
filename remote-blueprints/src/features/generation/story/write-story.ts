import { WRITING_LIMITS, type WritingLimits } from 'shared/constants';
import type { WritingBody, WritingReply } from 'shared/contract';
import { stepsOfReply, toBody, type Story, type StoryEnd, type WrittenStep } from '../../../model/story.ts';
import type { EditorStep } from '../../../model/step.ts';

type Asked = Pick<WritingBody, 'page' | 'done' | 'refused' | 'others'>;

/** What came of a step that was run. */
export type RanStep = Pick<WrittenStep, 'isSuccessful' | 'result' | 'isNameMissing'>;

/** What writing a story works with. Each rejects where it cannot, or when the writing is stopped. */
export interface StoryTools {
  ask: (asked: Asked) => Promise<WritingReply>;
  readPage: () => Promise<string[]>;
  add: (steps: EditorStep[]) => void;
  remove: (steps: EditorStep[]) => void;
  /** Runs steps where the page stands until one fails. @returns the results of those that were reached */
  run: (steps: EditorStep[]) => Promise<RanStep[]>;
  onChange: (change: Partial<Story>) => void;
}

/** Answers in a row that bring the test no further. */
const MAX_IDLE = 3;
const NO_MORE_QUESTIONS = 'No further question is answered: leave out what you cannot tell, and say why.';

/**
 * Asks for the next steps, adds them and runs them, until the material is covered. An action that fails leaves the list, and its result goes
 * back to the writer. An assertion that fails stays: the page contradicts the material.
 * @param earlier what was written before a question was answered
 */
export async function writeStory(
  tools: StoryTools,
  earlier: Pick<Story, 'done' | 'others' | 'answers'>,
  limits: WritingLimits = WRITING_LIMITS,
): Promise<StoryEnd> {
  const start = performance.now();
  let done = [...earlier.done];
  let { others } = earlier;
  /** Actions that have failed: no longer in the list, but the writer is to know. */
  const given: WrittenStep[] = [];
  let refused: string[] = [];
  let idle = 0;
  /** It said that it has finished, and heard what is open. */
  let wasTold = false;
  const show = (change: Partial<Story> = {}) => tools.onChange({ untried: [], ...change, done });

  for (let calls = 0; calls < limits.calls; calls += 1) {
    if (done.length >= limits.steps)
      return failed(`It became longer than ${limits.steps} steps, so it was ended.`);
    if (performance.now() - start > limits.minutes * 60_000)
      return failed(`It took longer than ${limits.minutes} minutes, so it was ended.`);
    show({ phase: 'asking' });
    const page = await tools.readPage();
    const reply = await tools.ask({ page, done: toBody([...done, ...given]), refused, others });
    refused = reply.refused;
    others = reply.others ?? [];
    show({
      phase: 'running',
      sentences: reply.sentences,
      others,
      leftOut: new Map(reply.left_out.map(({ sentence, why }) => [sentence, why])),
    });
    const made = stepsOfReply(reply);
    const corrected = done.filter((one) => made.some((next) => corrects(next, one)));
    if (corrected.length > 0) tools.remove(corrected.map(({ step }) => step));
    done = done.filter((one) => !corrected.includes(one));
    const hasFailed = await runAll(made);
    if (reply.question !== null && earlier.answers.length < limits.questions)
      return { kind: 'question', question: reply.question };
    if (reply.question !== null) refused = [...refused, NO_MORE_QUESTIONS];
    const isOver = reply.is_finished && refused.length === 0 && !hasFailed;
    const open = isOver ? openSentences(reply, done) : [];
    if (isOver && (open.length === 0 || wasTold))
      return done.length > 0 ? { kind: 'finished' } : failed('No steps were found in this text.');
    wasTold = isOver;
    refused = [
      ...refused,
      ...open.map((number) => `Sentence ${number} is neither covered by a step nor left out.`),
    ];
    idle = made.length === 0 || hasFailed ? idle + 1 : 0;
    if (idle >= MAX_IDLE) return failed(withoutProgress(given.at(-1), refused));
  }
  return failed(`The model was asked ${limits.calls} times without an end.`);

  /** @returns whether an action has failed: what follows it was not tried, and leaves the list with it */
  async function runAll(made: { step: EditorStep; from: number[] }[]): Promise<boolean> {
    let rest = made;
    if (rest.length > 0) tools.add(rest.map(({ step }) => step));
    while (rest.length > 0) {
      show({ untried: rest });
      const ran = await tools.run(rest.map(({ step }) => step));
      const reached = ran.flatMap((result, index) => (rest[index] ? [{ ...rest[index], ...result }] : []));
      const last = reached.at(-1);
      const hasFailed = last === undefined || (!last.isSuccessful && last.step.type !== 'assert');
      const behind = rest.slice(reached.length);
      if (hasFailed) {
        tools.remove([...(last ? [last.step] : []), ...behind.map(({ step }) => step)]);
        if (last) given.push(last);
        done = [...done, ...reached.slice(0, -1)];
        show();
        return true;
      }
      done = [...done, ...reached];
      show();
      rest = behind;
    }
    return false;
  }
}

/** The numbers of the sentences that have become neither a step nor a reason. Those without a letter or digit are marks. */
function openSentences({ sentences, left_out, others = [] }: WritingReply, done: WrittenStep[]): number[] {
  const known = new Set([
    ...done.flatMap(({ from }) => from),
    ...left_out.map(({ sentence }) => sentence),
    ...others.flatMap((other) => other.sentences),
  ]);
  return sentences.flatMap((text, index) =>
    known.has(index + 1) || !/[\p{L}\p{N}]/u.test(text) ? [] : [index + 1],
  );
}

/** Whether a new assertion says what one that found no element of its name was to say. */
function corrects(next: { step: EditorStep; from: number[] }, one: WrittenStep): boolean {
  return (
    one.isNameMissing &&
    one.step.type === 'assert' &&
    next.step.type === 'assert' &&
    next.from.some((sentence) => one.from.includes(sentence))
  );
}

const failed = (problem: string): StoryEnd => ({ kind: 'failed', problem });

function withoutProgress(last: WrittenStep | undefined, refused: string[]): string {
  const why = refused[0] ?? last?.result ?? '';
  return `The model wrote nothing that brings the test further. ${why}`.trim();
}
