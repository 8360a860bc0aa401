import { atom } from 'shared/state';
import type { Editor } from '../../state/editor.ts';
import { deleteDraft } from './draft-storage.ts';

/** Under which the draft of the editor is stored in this browser. */
export const draftKeyAtom = atom('');

export const isGivenUpAtom = atom(false);

/** The draft is not needed again: the person leaves it on purpose, or it is stored as something else. */
export function giveUpDraft({ store }: Editor): void {
  store.set(isGivenUpAtom, true);
  deleteDraft(store.get(draftKeyAtom));
}
