import { useEffect, useEffectEvent } from 'react';
import { errorText } from 'shared/http';
import { othersOfStory } from '../../../model/other-tests.ts';
import type { Story, StoryEnd } from '../../../model/story.ts';
import { useEditor, type Editor } from '../../../state/editor.ts';
import { otherTestsAtom, storyAtom } from '../../../state/story.ts';
import { showGenerated } from '../show-generated.ts';
import { writeInLive, type LiveWriting } from './write-in-live.ts';

const FAILURE = 'The steps could not be written. Try again in a moment.';

/** Writes the story of the editor while it has not ended. Another one, or leaving the editor, stops it. */
export function useStoryWriter(story: Story, writing: LiveWriting): void {
  const editor = useEditor();
  const write = useEffectEvent((signal: AbortSignal) => void follow(editor, story, writing, signal));
  const isOpen = story.end === null;
  const { material, answers } = story;
  useEffect(() => {
    if (!isOpen) return;
    const stopping = new AbortController();
    write(stopping.signal);
    return () => stopping.abort(new Error('stopped'));
  }, [isOpen, material, answers]);
}

async function follow(
  editor: Editor,
  story: Story,
  writing: LiveWriting,
  signal: AbortSignal,
): Promise<void> {
  const { store } = editor;
  const change = (changed: Partial<Story>) => {
    if (!signal.aborted) store.set(storyAtom, (now) => now && { ...now, ...changed });
  };
  let end: StoryEnd;
  try {
    end = await writeInLive(editor, story, writing, { ...editor, change }, signal);
  } catch (error) {
    end = { kind: 'failed', problem: errorText(error, error instanceof Error ? error.message : FAILURE) };
  }
  change({ end });
  const written = store.get(storyAtom);
  if (signal.aborted || end.kind !== 'finished' || !written) return;
  const { done } = written;
  const failed = done.filter(({ isSuccessful }) => !isSuccessful);
  showGenerated(
    done.map(({ step }) => step),
    failed.length,
  );
  store.set(otherTestsAtom, othersOfStory(written));
}
