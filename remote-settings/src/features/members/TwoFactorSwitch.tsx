import { Switch } from 'shared/choice';
import { showFailure } from 'shared/feedback';
import { useRequireTwoFactor } from '../../api/members.ts';

/** Whether members need a second factor. */
export function TwoFactorSwitch({ isRequired }: { isRequired: boolean }) {
  const change = useRequireTwoFactor();
  return (
    <Switch
      label="Two-factor sign-in required"
      hint="Members who sign in with a password and have not set it up reach nothing but their accounts until they have. API keys go on."
      requires="owner"
      checked={change.isPending ? change.variables.body.is_required : isRequired}
      disabled={change.isPending}
      onChange={({ target }) =>
        change.mutate(
          { body: { is_required: target.checked } },
          { onError: (error) => showFailure(error, 'Not changed') },
        )
      }
    />
  );
}
