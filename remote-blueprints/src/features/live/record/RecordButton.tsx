import { Circle } from 'lucide-react';
import { color, styled } from 'shared/theme';
import { CompactButton } from '../../../components/CompactButton.tsx';
import { useLiveState, type LiveBrowser } from '../../../state/live-browser.ts';
import { useIsPhone } from '../../../components/useIsPhone.ts';
import { isRecordingIn, isUsable } from '../../../model/live-state.ts';

/** Starts and stops the recording of what a person does with the live page. */
export function RecordButton({ live }: { live: LiveBrowser }) {
  const isRecording = useLiveState(live, isRecordingIn);
  const canUse = useLiveState(live, isUsable);
  const isPhone = useIsPhone();
  const disabledReason = isPhone
    ? 'Recording needs a wider screen.'
    : canUse
      ? undefined
      : 'The live browser is not ready.';
  return (
    <Toggle
      variant="secondary"
      size="sm"
      icon={<Circle fill="currentColor" />}
      aria-pressed={isRecording}
      disabledReason={disabledReason}
      onClick={() => live.send({ type: 'record', isOn: !isRecording })}
    >
      Record
    </Toggle>
  );
}

const Toggle = styled(CompactButton)`
  & > svg {
    width: 12px;
    color: ${color('danger')};
  }

  &[aria-pressed='true'] {
    color: ${color('danger')};
    background: ${color('dangerSoft')};
    border-color: ${color('danger')};
  }
`;
