import { SquareDashedMousePointer } from 'lucide-react';
import { color, styled } from 'shared/theme';
import { CompactButton } from '../../../components/CompactButton.tsx';
import { useLiveState, type LiveBrowser } from '../../../components/live-browser.ts';
import type { LiveEditing } from '../../../components/live-editing.tsx';
import { useIsPhone } from '../../../components/useIsPhone.ts';
import { isUsable } from '../../../model/live-state.ts';

interface Props {
  live: LiveBrowser;
  editing: LiveEditing;
}

/** Begins to pick an element of the live page for a new step, or ends it. */
export function PickButton({ live, editing: { picking, setPicking } }: Props) {
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
      onClick={() => setPicking(picking ? null : { stepId: null, picked: null })}
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
