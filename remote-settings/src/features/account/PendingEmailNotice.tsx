import type { PendingEmail } from 'shared/contract';
import { showFailure } from 'shared/feedback';
import { longDateTime } from 'shared/format';
import { Button, Notice, Row, Stack } from 'shared/ui';
import { useWithdrawEmail } from '../../api/account.ts';

/** The change of the e-mail address that waits for confirmations. */
export function PendingEmailNotice({ pending }: { pending: PendingEmail }) {
  const withdraw = useWithdrawEmail();
  const handleClick = () =>
    withdraw.mutate(undefined, { onError: (error) => showFailure(error, 'Change not withdrawn') });
  return (
    <Notice>
      <Stack gap={2}>
        <span>
          {`Changes to ${pending.email} when ${waitsFor(pending)}, by ${longDateTime(pending.expires_at)}.`}
        </span>
        <Row>
          <Button size="sm" variant="secondary" isBusy={withdraw.isPending} onClick={handleClick}>
            Withdraw change
          </Button>
        </Row>
      </Stack>
    </Notice>
  );
}

function waitsFor({ is_old_confirmed: isOld, is_new_confirmed: isNew }: PendingEmail): string {
  if (isOld) return 'the link in the mail to the new address was opened';
  if (isNew) return 'the link in the mail to the old address was opened';
  return 'the links in the mails to the old and the new address were opened';
}
