import { useState } from 'react';
import { ENVIRONMENT_NAME_MAX_LENGTH, isWebAddress } from 'shared/constants';
import { useQuery } from 'shared/query';
import { Checkbox, PasswordField, TextField } from 'shared/ui';
import { addressProblemQuery } from '../../../api/environments.ts';
import type { EnvironmentDraft } from '../../../model/environment-draft.ts';
import { HeaderFields } from './HeaderFields.tsx';

interface Props {
  draft: EnvironmentDraft;
  /** Of the form, by the names of the API's fields. */
  errors: Record<string, string>;
  /** Of the server, by the same names. */
  refused: Record<string, string>;
  onChange: (draft: EnvironmentDraft) => void;
}

/** Name, address, whether runs wait for each other, headers and HTTP authentication. A field shows its error after its first blur. */
export function EnvironmentFields({ draft, errors, refused, onChange }: Props) {
  const [touched, setTouched] = useState<Record<string, boolean>>({});
  const errorOf = (field: string) => (touched[field] ? errors[field] : undefined) ?? refused[field];
  const touch = (field: string) => () => setTouched({ ...touched, [field]: true });
  const [leftAddress, setLeftAddress] = useState('');
  const address = draft.baseUrl.trim();
  const unreachable = useQuery({
    ...addressProblemQuery(address),
    enabled: address === leftAddress && isWebAddress(address),
  });
  return (
    <>
      <TextField
        label="Name"
        hint="For example Production, Staging or Preview."
        value={draft.name}
        maxLength={ENVIRONMENT_NAME_MAX_LENGTH}
        error={draft.name === '' ? refused.name : errorOf('name')}
        autoComplete="off"
        onBlur={touch('name')}
        onChange={({ target }) => onChange({ ...draft, name: target.value })}
      />
      <TextField
        label="Base URL"
        isOptional
        type="url"
        inputMode="url"
        hint="Stands in place of the origin of each test's starting URL. Tests that start at a path such as /cart need it."
        value={draft.baseUrl}
        error={errorOf('base_url') ?? (address === leftAddress ? unreachable.data : undefined)}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onBlur={() => {
          touch('base_url')();
          setLeftAddress(address);
        }}
        onChange={({ target }) => onChange({ ...draft, baseUrl: target.value })}
      />
      {draft.oneRunAtATime !== undefined && (
        <Checkbox
          label="One run at a time"
          hint="Runs of this environment wait for each other, so that none changes what another one looks at."
          checked={draft.oneRunAtATime ?? false}
          onChange={({ target }) => onChange({ ...draft, oneRunAtATime: target.checked })}
        />
      )}
      <HeaderFields draft={draft} refused={refused} onChange={onChange} />
      <TextField
        label="User name for HTTP authentication"
        isOptional
        value={draft.httpUser}
        error={refused['http_authentication.user']}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange({ ...draft, httpUser: target.value })}
      />
      {draft.httpUser !== '' && (
        <PasswordField
          label="Password for HTTP authentication"
          hint={draft.hasPassword ? 'Leave it empty to use the stored one.' : undefined}
          value={draft.httpPassword}
          error={refused['http_authentication.password']}
          autoComplete="new-password"
          onChange={({ target }) => onChange({ ...draft, httpPassword: target.value })}
        />
      )}
    </>
  );
}
