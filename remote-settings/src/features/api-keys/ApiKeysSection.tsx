import { KeyRound, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { CreatedApiKey } from 'shared/contract';
import { ApiError, isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { paths } from 'shared/router';
import { space, styled } from 'shared/theme';
import {
  Button,
  Card,
  EmptyState,
  Heading,
  LoadState,
  PlainList,
  Row,
  Stack,
  Text,
  TextLink,
} from 'shared/ui';
import { apiKeysQuery } from '../../api/api-keys.ts';
import { NewSecret } from '../../components/NewSecret.tsx';
import { ApiKeyItem } from './ApiKeyItem.tsx';
import { CreateApiKeyDialog } from './CreateApiKeyDialog.tsx';

/** Named keys for programs; a sentence for people who are not owners, and nothing on a server that does not have them. */
export function ApiKeysSection() {
  const keys = useQuery(apiKeysQuery());
  const [isCreating, setIsCreating] = useState(false);
  const [created, setCreated] = useState<CreatedApiKey | null>(null);
  const titleId = useId();
  if (isNotFound(keys.error)) return null;
  const isForOwners = keys.error instanceof ApiError && keys.error.status === 403;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={5}>
        <Row justify="space-between" align="start" gap={4} wrap>
          <Intro>
            <Heading level={2} id={titleId}>
              API keys
            </Heading>
            <Text tone="muted">
              A key for each pipeline or program, with a role and an expiry of its own. They work next to the
              company's key of <TextLink to={paths.github()}>CI/CD</TextLink>.
            </Text>
          </Intro>
          {!isForOwners && (
            <Button
              requires="owner"
              variant="secondary"
              disabled={keys.data === undefined}
              onClick={() => setIsCreating(true)}
            >
              <Plus aria-hidden />
              Create key
            </Button>
          )}
        </Row>
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
        {isForOwners ? (
          <Text>
            Only owners of the company see, create and revoke its API keys. Ask one of them for a key.
          </Text>
        ) : (
          <LoadState
            query={keys}
            loading="Loading API keys..."
            skeleton="lines"
            failed="The API keys could not be loaded."
            empty={
              <EmptyState
                icon={<KeyRound />}
                text="No named keys yet. Create one for each pipeline, and you can revoke it without stopping the others."
              />
            }
          >
            {(data) => (
              <PlainList gap={3} aria-label="API keys">
                {data.map((apiKey) => (
                  <ApiKeyItem key={apiKey.id} apiKey={apiKey} />
                ))}
              </PlainList>
            )}
          </LoadState>
        )}
      </Stack>
      {isCreating && (
        <CreateApiKeyDialog
          names={(keys.data ?? []).map(({ name }) => name)}
          onCreated={setCreated}
          onClose={() => setIsCreating(false)}
        />
      )}
    </Card>
  );
}

const Intro = styled.div`
  display: grid;
  gap: ${space(1)};
  flex: 1 1 280px;
  min-width: 0;
`;
