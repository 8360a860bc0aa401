import { useCallback } from 'react';
import { useLeaveGuard } from 'shared/feedback';
import { liveBrowserAtom } from '../../state/live-browser.ts';
import { isDirtyAtom, useEditor, useEditorValue } from '../../state/editor.ts';
import { isTypingAtom } from '../../state/typed-text-atom.ts';
import { giveUpDraft } from './draft-key.ts';

/** Asks before unsaved changes are left. */
export function useDraftGuard() {
  const editor = useEditor();
  const isTyping = useEditorValue(isTypingAtom);
  const giveUp = useCallback(() => giveUpDraft(editor), [editor]);
  const allowLeaving = useLeaveGuard(useEditorValue(isDirtyAtom) || isTyping, giveUp);
  return {
    allowLeaving,
    /** Resolves when what still completes the steps is in the draft. */
    complete: async () => editor.store.get(liveBrowserAtom)?.finishTyping(),
  };
}
