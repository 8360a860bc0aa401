import { Circle } from 'lucide-react';
import { lazyPart } from 'shared/remote';
import { color, styled } from 'shared/theme';
import { Button } from 'shared/ui';
import { useDialog } from '../../../components/useDialog.ts';
import { useIsPhone } from '../../../components/useIsPhone.ts';
import type { RecordedTest } from '../../../model/recorded-test.ts';

const RecordTestDialog = lazyPart(async () => (await import('./RecordTestDialog.tsx')).RecordTestDialog);

interface Props {
  /** What the dialog proposes. */
  proposal?: RecordedTest;
  variant?: 'primary' | 'secondary';
}

/** Opens the dialog that begins the recording of a test. */
export function RecordTestButton({ proposal, variant = 'secondary' }: Props) {
  const dialog = useDialog();
  const isPhone = useIsPhone();
  return (
    <>
      <Root
        requires="editor"
        variant={variant}
        icon={<Circle fill="currentColor" />}
        {...(isPhone && { disabledReason: 'Recording a test needs a wider screen.' })}
        onClick={dialog.open}
      >
        Record a Test
      </Root>
      {dialog.isOpen && <RecordTestDialog proposal={proposal} onClose={dialog.close} />}
    </>
  );
}

const Root = styled(Button)`
  & > svg {
    width: 12px;
    ${({ variant }) => variant === 'secondary' && `color: ${color('danger')};`}
  }
`;
