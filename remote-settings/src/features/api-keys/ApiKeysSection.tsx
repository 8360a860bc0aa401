import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { CreatedApiKey } from 'shared/contract';
import { useQuery } from 'shared/query';
import { paths } from 'shared/router';
import { TextLink } from 'shared/ui';
import { apiKeysQuery } from '../../api/api-keys.ts';
import { ListSection } from '../../components/ListSection.tsx';
import { NewSecret } from '../../components/NewSecret.tsx';
import { ApiKeyItem } from './ApiKeyItem.tsx';
import { CreateApiKeyDialog } from './CreateApiKeyDialog.tsx';

/** Named keys for programs. */
export function ApiKeysSection() {
  const keys = useQuery(apiKeysQuery());
  const [isCreating, setIsCreating] = useState(false);
  const [created, setCreated] = useState<CreatedApiKey | null>(null);
  return (
    <ListSection
      title="API keys"
      intro={
        <>
          A key for each pipeline or program, with a role and an expiry of its own. They work next to the
          company's key of <TextLink to={paths.github()}>CI/CD</TextLink>.
        </>
      }
      query={keys}
      loading="Loading API keys..."
      failed="The API keys could not be loaded."
      forbidden="Only owners of the company see, create and revoke its API keys. Ask one of them for a key."
      empty={{
        icon: <KeyRound />,
        text: 'No named keys yet. Create one for each pipeline, and you can revoke it without stopping the others.',
      }}
      add={{ text: 'Create key', requires: 'owner', onClick: () => setIsCreating(true) }}
      gap={3}
      renderItem={(apiKey) => <ApiKeyItem key={apiKey.id} apiKey={apiKey} />}
    >
      {created && (
        <NewSecret
          key={created.id}
          label={`New API key ${created.name}`}
          text={`Copy the key ${created.name} now. It is not shown again.`}
          secret={created.secret}
          copyLabel="Copy key"
          onDone={() => setCreated(null)}
        />
      )}
      {isCreating && (
        <CreateApiKeyDialog
          names={(keys.data ?? []).map(({ name }) => name)}
          onCreated={setCreated}
          onClose={() => setIsCreating(false)}
        />
      )}
    </ListSection>
  );
}
