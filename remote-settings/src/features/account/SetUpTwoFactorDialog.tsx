import { useState } from 'react';
import { Check, Copy } from 'lucide-react';
import type { TwoFactorSecret } from 'shared/contract';
import { useCopied } from 'shared/feedback';
import { font, space, styled } from 'shared/theme';
import { IconButton, Row, Text } from 'shared/ui';
import { useBeginTwoFactor, useConfirmTwoFactor } from '../../api/account.ts';
import { CodeField } from '../../components/CodeField.tsx';
import { CurrentPasswordField } from '../../components/CurrentPasswordField.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';

const TITLE = 'Set up two-factor sign-in';

/** Three steps: the password, the authenticator app with its first code, and the recovery codes. */
export function SetUpTwoFactorDialog({ onClose }: { onClose: () => void }) {
  const begin = useBeginTwoFactor();
  const confirm = useConfirmTwoFactor();
  if (confirm.data)
    return (
      <RecoveryCodesDialog
        title="Two-factor sign-in is on"
        codes={confirm.data.recovery_codes}
        onClose={onClose}
      />
    );
  return begin.data ? (
    <AppStep secret={begin.data} confirm={confirm} onClose={onClose} />
  ) : (
    <PasswordStep begin={begin} onClose={onClose} />
  );
}

interface PasswordStepProps {
  begin: ReturnType<typeof useBeginTwoFactor>;
  onClose: () => void;
}

function PasswordStep({ begin, onClose }: PasswordStepProps) {
  const [password, setPassword] = useState('');
  return (
    <FormDialog
      title={TITLE}
      description="Each sign-in then asks for a code of an authenticator app on your phone as well."
      submitLabel="Continue"
      busyLabel="Checking..."
      problem={password === '' ? 'Enter your password.' : undefined}
      mutation={begin}
      failed="Failed to begin."
      onSubmit={() => begin.mutate({ body: { password } })}
      onClose={onClose}
    >
      <CurrentPasswordField value={password} onChange={setPassword} />
    </FormDialog>
  );
}

interface AppStepProps {
  secret: TwoFactorSecret;
  confirm: ReturnType<typeof useConfirmTwoFactor>;
  onClose: () => void;
}

function AppStep({ secret: { secret, otpauth_uri: uri }, confirm, onClose }: AppStepProps) {
  const [code, setCode] = useState('');
  const { isCopied, copy } = useCopied(secret);
  return (
    <FormDialog
      title={TITLE}
      description="Scan the code with your authenticator app, or enter the secret there by hand."
      submitLabel="Confirm"
      busyLabel="Confirming..."
      problem={/^\s*(\d\s*){6}$/u.test(code) ? undefined : 'Enter the six digits that the app shows.'}
      mutation={confirm}
      failed="Failed to confirm the code."
      onSubmit={() => confirm.mutate({ body: { code } })}
      onClose={onClose}
    >
      <QrCode text={uri} label="QR code with the secret of the authenticator app" />
      <Row gap={2}>
        <Name tone="muted">Secret</Name>
        <Secret>{secret.match(/.{1,4}/gu)?.join(' ')}</Secret>
        <IconButton
          label={isCopied ? 'Secret copied' : 'Copy secret'}
          icon={isCopied ? <Check /> : <Copy />}
          size="sm"
          onClick={() => void copy()}
        />
      </Row>
      <CodeField
        value={code}
        hint="The six digits that the app shows for Steplight."
        isNumeric
        onChange={setCode}
      />
    </FormDialog>
  );
}

const Name = styled(Text)`
  flex: none;
`;

const Secret = styled.code`
  ${font('sm')}
  min-width: 0;
  padding-block: ${space(1)};
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
`;
