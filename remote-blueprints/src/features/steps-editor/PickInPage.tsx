import { SquareDashedMousePointer } from 'lucide-react';
import { pickingAtom, useLiveBrowser, useLiveState } from '../../state/live-browser.ts';
import { PhraseButton } from '../../components/PhraseButton.tsx';
import { useIsPhone } from '../../components/useIsPhone.ts';
import { useEditor } from '../../state/editor.ts';
import { isUsable } from '../../model/live-state.ts';

/** Picks an element of the live page for a step that has failed or is not understood; nothing without a live browser. */
export function PickInPage({ stepId }: { stepId: string }) {
  const live = useLiveBrowser();
  const canUse = useLiveState(live, isUsable);
  const { store } = useEditor();
  const isPhone = useIsPhone();
  if (!live || !canUse || isPhone) return null;
  return (
    <PhraseButton keepsFocus onClick={() => store.set(pickingAtom, { stepId, picked: null })}>
      <SquareDashedMousePointer size={14} aria-hidden />
      Pick in the page
    </PhraseButton>
  );
}
