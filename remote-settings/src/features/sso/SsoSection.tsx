import { useState } from 'react';
import { ApiError, isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { Button, LoadState, Stack } from 'shared/ui';
import { ssoLinkQuery, ssoQuery } from '../../api/sso.ts';
import { SettingsSection } from '../../components/SettingsSection.tsx';
import { Domains } from './Domains.tsx';
import { LinkAccount } from './LinkAccount.tsx';
import { ProviderDialog } from './ProviderDialog.tsx';
import { ProviderSummary } from './ProviderSummary.tsx';
import { RequiredSwitch } from './RequiredSwitch.tsx';

/** The company's identity provider, for owners; for others only the link of their account. Nothing on a server that does not have it. */
export function SsoSection() {
  const sso = useQuery(ssoQuery());
  const link = useQuery(ssoLinkQuery());
  const [isEditing, setIsEditing] = useState(false);
  const isForOwners = sso.error instanceof ApiError && sso.error.status === 403;
  const linkRow = link.data?.is_available && <LinkAccount isLinked={link.data.is_linked} />;
  if (isNotFound(sso.error) || (isForOwners && !linkRow)) return null;
  return (
    <SettingsSection
      title="Single sign-on"
      intro="Sign in with the accounts of your company, by OpenID Connect."
      action={
        sso.data &&
        !sso.data.provider && (
          <Button variant="secondary" onClick={() => setIsEditing(true)}>
            Set up
          </Button>
        )
      }
    >
      {linkRow}
      {!isForOwners && (
        <LoadState
          query={sso}
          loading="Loading single sign-on..."
          skeleton="lines"
          failed="Single sign-on could not be loaded."
        >
          {(data) => (
            <Stack gap={5}>
              {data.provider && (
                <ProviderSummary provider={data.provider} onEdit={() => setIsEditing(true)} />
              )}
              <Domains domains={data.domains} />
              {data.provider && <RequiredSwitch sso={data} provider={data.provider} />}
              {isEditing && <ProviderDialog sso={data} onClose={() => setIsEditing(false)} />}
            </Stack>
          )}
        </LoadState>
      )}
    </SettingsSection>
  );
}
