import { Suspense, useState } from 'react';
import type { Account } from 'shared/contract';
import { lazyPart } from 'shared/remote';
import { Button, Row, SettingRow } from 'shared/ui';

const SetUpTwoFactorDialog = lazyPart(
  async () => (await import('./SetUpTwoFactorDialog.tsx')).SetUpTwoFactorDialog,
);
const NewRecoveryCodesDialog = lazyPart(
  async () => (await import('./NewRecoveryCodesDialog.tsx')).NewRecoveryCodesDialog,
);
const DisableTwoFactorDialog = lazyPart(
  async () => (await import('./DisableTwoFactorDialog.tsx')).DisableTwoFactorDialog,
);

interface Props {
  account: Account;
  /** Why it cannot be set up. */
  noPassword: string | undefined;
}

/** Whether a code is asked for at each sign-in, and what can be changed about it. */
export function TwoFactorSetting({ account, noPassword }: Props) {
  const [open, setOpen] = useState<'set-up' | 'codes' | 'disable' | null>(null);
  const close = () => setOpen(null);
  const left = account.recovery_codes_left ?? 0;
  return (
    <SettingRow
      isInList
      label="Two-factor sign-in"
      summary={
        account.has_two_factor
          ? `On. ${left} recovery code${left === 1 ? '' : 's'} left.`
          : 'Off: the password is enough to sign in.'
      }
      button={
        account.has_two_factor
          ? { text: 'Disable', label: 'Disable two-factor sign-in', onClick: () => setOpen('disable') }
          : {
              text: 'Set up',
              label: 'Set up two-factor sign-in',
              disabledReason: noPassword,
              onClick: () => setOpen('set-up'),
            }
      }
    >
      {account.has_two_factor && (
        <Row>
          <Button size="sm" variant="ghost" onClick={() => setOpen('codes')}>
            New recovery codes
          </Button>
        </Row>
      )}
      <Suspense fallback={null}>
        {open === 'set-up' && <SetUpTwoFactorDialog onClose={close} />}
        {open === 'codes' && <NewRecoveryCodesDialog onClose={close} />}
        {open === 'disable' && <DisableTwoFactorDialog onClose={close} />}
      </Suspense>
    </SettingRow>
  );
}
