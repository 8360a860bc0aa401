import type { Blueprint, BlueprintCreate } from 'shared/contract';
import { toBody } from '../../../model/draft.ts';
import {
  othersOfStory,
  outcomeWords,
  type OtherTest,
  type OtherTestOutcome,
} from '../../../model/other-tests.ts';
import type { EditorStep } from '../../../model/step.ts';
import { startStory, type Story } from '../../../model/story.ts';
import { draftAtom, urlAtom, type Editor } from '../../../state/editor.ts';
import { writeInLive, type LiveWriting } from '../story/write-in-live.ts';

export const FAILURE = 'It could not be made. Try again in a moment.';

/** `further`: tests that the part of the material was found to describe besides. */
export interface MadeTest extends OtherTestOutcome {
  further: OtherTest[];
}

interface Tools {
  editor: Editor;
  writing: LiveWriting;
  store: (body: BlueprintCreate) => Promise<Blueprint>;
}

/** Makes a test of the material, with the settings of the test in the editor, and stores it. @throws why it cannot be */
export async function makeTest(
  { title, source }: OtherTest,
  tools: Tools,
  signal: AbortSignal,
): Promise<MadeTest> {
  if ('steps' in source) {
    const words = `${outcomeWords(source.steps.length, 0, null)}, not tried`;
    return { id: await storeTest(title, source.steps, tools), words, further: [] };
  }
  const { steps, story, problem } = await write(source.material, tools, signal);
  const further = othersOfStory(story)?.tests ?? [];
  if (steps.length === 0) return { id: null, words: problem ?? FAILURE, further };
  const contradicted = story.done.filter(({ isSuccessful }) => !isSuccessful).length;
  const words = outcomeWords(steps.length, contradicted, problem);
  return { id: await storeTest(title, steps, tools), words, further };
}

async function write(material: string, { editor, writing }: Tools, signal: AbortSignal) {
  let story: Story = startStory(material);
  let steps: EditorStep[] = [];
  const target = {
    steps: () => steps,
    changeSteps: (change: (all: EditorStep[]) => EditorStep[]) => void (steps = change(steps)),
    change: (changed: Partial<Story>) => void (story = { ...story, ...changed }),
  };
  const end = await writeInLive(editor, story, writing, target, signal).catch((error: unknown) => {
    // What was written before the browser was lost stays.
    if (steps.length === 0 || signal.aborted) throw error;
    return { kind: 'failed' as const, problem: error instanceof Error ? error.message : FAILURE };
  });
  const problem =
    end.kind === 'failed' ? end.problem : end.kind === 'question' ? `The model asks: ${end.question}` : null;
  return { steps, story, problem };
}

async function storeTest(
  name: string,
  steps: EditorStep[],
  { editor: { store }, store: save }: Tools,
): Promise<number> {
  const draft = { ...store.get(draftAtom), name, steps, url: store.get(urlAtom) };
  return (await save(toBody(draft, 'integration'))).id;
}
