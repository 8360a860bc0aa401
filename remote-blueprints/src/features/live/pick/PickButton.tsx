import { SquareDashedMousePointer } from 'lucide-react';
import { color, styled } from 'shared/theme';
import { CompactButton } from '../../../components/CompactButton.tsx';
import { pickingAtom, useLiveState, type LiveBrowser } from '../../../state/live-browser.ts';
import { useEditor, useEditorValue } from '../../../state/editor.ts';
import { useIsPhone } from '../../../components/useIsPhone.ts';
import { isUsable } from '../../../model/live-state.ts';

/** Begins to pick an element of the live page for a new step, or ends it. */
export function PickButton({ live }: { live: LiveBrowser }) {
  const { store } = useEditor();
  const picking = useEditorValue(pickingAtom);
  const canUse = useLiveState(live, isUsable);
  const isPhone = useIsPhone();
  const disabledReason = isPhone
    ? 'Picking needs a wider screen.'
    : canUse
      ? undefined
      : 'The live browser is not ready.';
  return (
    <Toggle
      variant="secondary"
      size="sm"
      icon={<SquareDashedMousePointer />}
      aria-pressed={picking !== null}
      disabledReason={disabledReason}
      onClick={() => store.set(pickingAtom, picking ? null : { stepId: null, picked: null })}
    >
      Pick
    </Toggle>
  );
}

const Toggle = styled(CompactButton)`
  &[aria-pressed='true'] {
    color: ${color('accentText')};
    background: ${color('accentSoft')};
    border-color: ${color('accent')};
  }
`;
