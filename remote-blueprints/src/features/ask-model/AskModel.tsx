import { flushSync } from 'react-dom';
import { lazyPart } from 'shared/remote';
import { askedAtom } from '../../state/ask-model.ts';
import { focusStep } from '../../components/focus-step.ts';
import { replaceSteps } from '../../model/step-list.ts';
import type { EditorStep } from '../../model/step.ts';
import { useEditor, useEditorValue } from '../../state/editor.ts';

const AskModelDialog = lazyPart(async () => (await import('./AskModelDialog.tsx')).AskModelDialog);

/** The dialog of the model, while it is asked about steps. */
export function AskModel() {
  const { store, changeSteps } = useEditor();
  const asked = useEditorValue(askedAtom);
  if (!asked) return null;
  const replace = (replacements: EditorStep[]) => {
    changeSteps((all) => replaceSteps(all, asked, replacements));
    flushSync(() => store.set(askedAtom, null));
    // The dialog returns the focus in a task of its own.
    setTimeout(() => focusStep(replacements[0]?.id ?? ''));
  };
  return <AskModelDialog ids={asked} onAccept={replace} onClose={() => store.set(askedAtom, null)} />;
}
