import { MailX, Send } from 'lucide-react';
import type { Invitation } from 'shared/contract';
import { longDate } from 'shared/format';
import { ROLE_TEXTS } from 'shared/members';
import { Badge, IconButton, Row } from 'shared/ui';
import { hasExpired } from '../../model/members.ts';
import { Actions, Detail, Line, Name, Who } from './rows.ts';
import { useInvitationActions } from './useInvitationActions.ts';

interface Props {
  invitation: Invitation;
  onWithdrawn: () => void;
}

/** An invitation that is not accepted yet. */
export function InvitationItem({ invitation, onWithdrawn }: Props) {
  const { email, role, invited_by: invitedBy, expires_at: expiresAt } = invitation;
  const { isResending, isWithdrawing, resend, confirmAndWithdraw } = useInvitationActions(
    invitation,
    onWithdrawn,
  );
  const isExpired = hasExpired(expiresAt);
  return (
    <Line>
      <Who>
        <Name>{email}</Name>
        <Detail>
          {invitedBy !== null && `Invited by ${invitedBy} · `}
          {isExpired ? 'expired' : 'expires'} {longDate(expiresAt)}
        </Detail>
      </Who>
      <Row gap={2} wrap>
        {ROLE_TEXTS[role].label}
        {isExpired && <Badge tone="warning">Expired</Badge>}
      </Row>
      <Actions>
        <IconButton
          label={`Resend the invitation of ${email}`}
          icon={<Send />}
          size="sm"
          isBusy={isResending}
          requires="owner"
          onClick={resend}
        />
        <IconButton
          label={`Withdraw the invitation of ${email}`}
          icon={<MailX />}
          size="sm"
          tone="danger"
          isBusy={isWithdrawing}
          requires="owner"
          onClick={() => void confirmAndWithdraw()}
        />
      </Actions>
    </Line>
  );
}
