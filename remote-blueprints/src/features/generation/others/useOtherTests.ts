import { useEffect, useEffectEvent } from 'react';
import { errorText } from 'shared/http';
import { useCreateBlueprint } from '../../../api/manage-blueprints.ts';
import type { OtherTests } from '../../../model/other-tests.ts';
import { useEditor } from '../../../state/editor.ts';
import { otherTestsAtom } from '../../../state/story.ts';
import type { LiveWriting } from '../story/write-in-live.ts';
import { FAILURE, makeTest, type MadeTest } from './make-test.ts';

/** However often a model finds more. */
const MAX_TESTS = 50;

/** Makes the other tests of the material one after the other, and stores each in the suite of the editor, while that is wanted. */
export function useOtherTests({ isMaking, tests }: OtherTests, writing: LiveWriting): void {
  const editor = useEditor();
  const { mutateAsync: create } = useCreateBlueprint();
  const next = tests.findIndex(({ outcome }) => outcome === null);

  const make = useEffectEvent(async (index: number, signal: AbortSignal) => {
    const test = tests[index];
    if (!test) return;
    const tools = {
      editor,
      writing,
      store: async (body: Parameters<typeof create>[0]['body']) => (await create({ body })).test_blueprint,
    };
    const made = await makeTest(test, tools, signal).catch((error: unknown): MadeTest => {
      const words = errorText(error, error instanceof Error ? error.message : FAILURE);
      return { id: null, words, further: [] };
    });
    if (signal.aborted) return;
    const { further, ...outcome } = made;
    editor.store.set(otherTestsAtom, (now) => {
      if (!now) return now;
      const changed = now.tests.map((one) => (one === test ? { ...one, outcome } : one));
      const all = [...changed, ...further].slice(0, MAX_TESTS);
      return { tests: all, isMaking: all.some((one) => one.outcome === null) };
    });
  });

  useEffect(() => {
    if (!isMaking || next < 0) return;
    const stopping = new AbortController();
    void make(next, stopping.signal);
    return () => stopping.abort(new Error('stopped'));
  }, [isMaking, next]);
}
