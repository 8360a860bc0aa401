import { atom } from 'shared/state';
import type { Story } from '../model/story.ts';

/** What is being written from material in this editor, or was written last; null: nothing. */
export const storyAtom = atom<Story | null>(null);
