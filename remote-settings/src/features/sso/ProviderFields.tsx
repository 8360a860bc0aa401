import { Select } from 'shared/choice';
import type { Role } from 'shared/constants';
import { Checkbox, PasswordField, Stack, Text, TextField } from 'shared/ui';
import type { SsoDraft } from '../../model/sso-draft.ts';
import { CopyableText } from './CopyableText.tsx';

interface Props {
  draft: SsoDraft;
  /** Of the server, by the names of the API's fields. */
  refused: Record<string, string>;
  redirectAddress: string;
  /** The stored secret belongs to this issuer. */
  hasSecret: boolean;
  onChange: (draft: SsoDraft) => void;
}

const ROLE_FIELDS: [role: Role, label: string][] = [
  ['owner', 'Values that make owners'],
  ['editor', 'Values that make editors'],
  ['viewer', 'Values that make viewers'],
];

const plain = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const;

/** The provider's data and how roles follow from it. */
export function ProviderFields({ draft, refused, redirectAddress, hasSecret, onChange }: Props) {
  const change = (changed: Partial<SsoDraft>) => onChange({ ...draft, ...changed });
  return (
    <>
      <Stack gap={1}>
        <Text>Add this redirect address to the application at your provider:</Text>
        <CopyableText label="redirect address" text={redirectAddress} />
      </Stack>
      <TextField
        {...plain}
        label="Issuer"
        type="url"
        inputMode="url"
        hint="Exactly as the provider shows it, for example https://login.example.com/realms/main."
        value={draft.issuer}
        error={refused.issuer}
        onChange={({ target }) => change({ issuer: target.value })}
      />
      <TextField
        {...plain}
        label="Client ID"
        value={draft.clientId}
        error={refused.client_id}
        onChange={({ target }) => change({ clientId: target.value })}
      />
      <PasswordField
        label="Client secret"
        hint={hasSecret ? 'Leave it empty to use the stored one.' : undefined}
        autoComplete="new-password"
        value={draft.clientSecret}
        error={refused.client_secret}
        onChange={({ target }) => change({ clientSecret: target.value })}
      />
      <Checkbox
        label="Members can sign in with SSO"
        checked={draft.isEnabled}
        onChange={({ target }) => change({ isEnabled: target.checked })}
      />
      <TextField
        {...plain}
        label="Role claim"
        isOptional
        hint="Set roles at each sign-in by this claim, for example groups or realm_access.roles. Empty: roles are managed here."
        value={draft.roleClaim}
        error={refused.role_claim}
        onChange={({ target }) => change({ roleClaim: target.value })}
      />
      {draft.roleClaim.trim() !== '' &&
        ROLE_FIELDS.map(([role, label]) => (
          <TextField
            {...plain}
            key={role}
            label={label}
            isOptional
            hint="Separated by commas."
            value={draft.roleValues[role]}
            onChange={({ target }) => change({ roleValues: { ...draft.roleValues, [role]: target.value } })}
          />
        ))}
      <Select
        label={draft.roleClaim.trim() === '' ? 'Role of new members' : 'Role of everyone else'}
        value={draft.defaultRole}
        options={[
          { value: 'viewer', label: 'Viewer' },
          { value: 'editor', label: 'Editor' },
          { value: 'owner', label: 'Owner' },
          { value: '', label: 'None: they cannot sign in' },
        ]}
        onChange={({ target }) => change({ defaultRole: target.value as SsoDraft['defaultRole'] })}
      />
    </>
  );
}
