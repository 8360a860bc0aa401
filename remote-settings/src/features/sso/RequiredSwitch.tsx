import { Select, Switch } from 'shared/choice';
import type { Sso, SsoProvider } from 'shared/contract';
import { confirm } from 'shared/feedback';
import { errorText } from 'shared/http';
import { Notice, Stack } from 'shared/ui';
import { useSaveSso } from '../../api/sso.ts';

interface Props {
  sso: Sso;
  provider: SsoProvider;
}

/** Makes SSO the only way in, and names the owner who keeps the password for emergencies. */
export function RequiredSwitch({ sso: { owners, domains, is_proven: isProven }, provider }: Props) {
  const save = useSaveSso();
  const { is_required: isRequired, is_enabled: isEnabled, break_glass_user_id: owner } = provider;
  const isOwner = owner !== null && owners.some(({ user_id }) => user_id === owner);
  const missing = missingFor({ isEnabled, isProven, owner, domains });

  async function change(isOn: boolean) {
    const isConfirmed =
      !isOn ||
      (await confirm({
        title: 'Turn passwords off',
        text: 'Everyone except the chosen owner is signed out now and signs in with SSO from then on.',
        confirmLabel: 'Turn passwords off',
        tone: 'danger',
      }));
    if (isConfirmed) save.mutate({ body: { ...provider, is_required: isOn } });
  }

  return (
    <Stack gap={4}>
      <Select
        label="Owner who can always use the password"
        hint="For the day on which the provider fails. Choose someone with a strong password."
        value={isOwner ? owner : ''}
        disabled={save.isPending}
        options={[
          ...(isRequired && isOwner ? [] : [{ value: '', label: 'None' }]),
          ...owners.map(({ user_id, email }) => ({ value: user_id, label: email })),
        ]}
        onChange={({ target }) =>
          save.mutate({
            body: {
              ...provider,
              break_glass_user_id: target.value === '' ? null : Number(target.value),
            },
          })
        }
      />
      <Switch
        label="Single sign-on only"
        hint={isRequired ? 'Passwords are turned off for everyone else.' : missing}
        checked={isRequired}
        disabled={save.isPending || (!isRequired && missing !== undefined)}
        onChange={({ target }) => void change(target.checked)}
      />
      {save.isError && (
        <Notice tone="danger">{errorText(save.error, 'The change could not be saved.')}</Notice>
      )}
    </Stack>
  );
}

interface Readiness {
  isEnabled: boolean;
  isProven: boolean;
  owner: number | null;
  domains: Sso['domains'];
}

/** What must be done first; undefined: nothing. */
function missingFor({ isEnabled, isProven, owner, domains }: Readiness): string | undefined {
  if (!isEnabled) return 'Turn single sign-on on first.';
  if (!domains.some(({ verified_at }) => verified_at !== null)) return 'Verify an e-mail domain first.';
  if (!isProven) return 'Sign in with SSO yourself once: link your account above.';
  if (owner === null) return 'Choose the owner who can always use the password first.';
  return undefined;
}
