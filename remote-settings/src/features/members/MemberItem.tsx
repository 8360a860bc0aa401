import { LogOut, UserMinus } from 'lucide-react';
import { Select } from 'shared/choice';
import { ROLES, type Role } from 'shared/constants';
import type { Member } from 'shared/contract';
import { longDate } from 'shared/format';
import { ROLE_TEXTS } from 'shared/members';
import { Button, IconButton } from 'shared/ui';
import { Actions, Detail, Line, Name, Who } from './rows.ts';
import { useMemberActions } from './useMemberActions.ts';

interface Props {
  member: Member;
  isLastOwner: boolean;
  onRemoved: () => void;
}

const OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_TEXTS[role].label }));
const LAST_OWNER = 'The last owner: make another member an owner first.';

/** A person with the role, and a button that removes the person, or leaves. */
export function MemberItem({ member, isLastOwner, onRemoved }: Props) {
  const { isSelf, name, shownRole, isBusy, ...actions } = useMemberActions(member, onRemoved);
  const lastOwner = isLastOwner ? LAST_OWNER : undefined;
  return (
    <Line>
      <Who>
        <Name>
          {name}
          {isSelf && ' (you)'}
        </Name>
        <Detail>
          {member.name !== null && `${member.email} · `}since {longDate(member.joined_at)}
          {member.has_two_factor === false && ' · no two-factor sign-in'}
        </Detail>
        {/* A disabled select has no focus to say it at. */}
        {isSelf && lastOwner && <Detail>{lastOwner}</Detail>}
      </Who>
      <Select
        label={`Role of ${name}`}
        isLabelHidden
        options={OPTIONS}
        value={shownRole}
        requires="owner"
        disabled={isBusy || isLastOwner}
        title={lastOwner}
        onChange={({ target }) => void actions.changeRole(target.value as Role)}
      />
      <Actions>
        {isSelf ? (
          <Button
            variant="secondary"
            size="sm"
            icon={<LogOut aria-hidden />}
            isBusy={isBusy}
            {...(lastOwner && { disabledReason: lastOwner })}
            onClick={() => void actions.confirmAndLeave()}
          >
            Leave company
          </Button>
        ) : (
          <IconButton
            label={`Remove ${name}`}
            icon={<UserMinus />}
            size="sm"
            tone="danger"
            isBusy={isBusy}
            requires="owner"
            disabledReason={lastOwner}
            onClick={() => void actions.confirmAndRemove()}
          />
        )}
      </Actions>
    </Line>
  );
}
