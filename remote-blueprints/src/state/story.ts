import { atom } from 'shared/state';
import type { OtherTests } from '../model/other-tests.ts';
import type { Story } from '../model/story.ts';

/** What is being written from material in this editor, or was written last; null: nothing. */
export const storyAtom = atom<Story | null>(null);

/** The tests that the material of this editor describes besides; null: none. */
export const otherTestsAtom = atom<OtherTests | null>(null);
