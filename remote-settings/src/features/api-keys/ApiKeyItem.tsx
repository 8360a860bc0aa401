import { Trash2 } from 'lucide-react';
import type { ApiKey } from 'shared/contract';
import { confirmAndMutate } from 'shared/feedback';
import { longDate, relativeTime } from 'shared/format';
import { font, frame, space, styled } from 'shared/theme';
import { Badge, Heading, IconButton, Row, Text } from 'shared/ui';
import { useRevokeApiKey } from '../../api/api-keys.ts';
import { isExpired } from '../../model/api-key-draft.ts';

/** A key with its role, origin, expiry and last use. */
export function ApiKeyItem({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, role, hint } = apiKey;
  const revoke = useRevokeApiKey();
  const handleRevoke = () =>
    confirmAndMutate(
      revoke,
      { params: { id } },
      {
        title: 'Revoke API key',
        text: `Programs that use ${name} are rejected at once. This action cannot be undone.`,
        confirmLabel: 'Revoke',
        tone: 'danger',
        failed: 'API key not revoked',
      },
    );
  return (
    <Item>
      <Row align="start" justify="space-between">
        <Row gap={2} wrap>
          <Heading level={3}>{name}</Heading>
          <Badge tone={role === 'editor' ? 'accent' : 'neutral'}>
            {role === 'editor' ? 'Editor' : 'Viewer'}
          </Badge>
          {isExpired(apiKey) && <Badge tone="danger">Expired</Badge>}
        </Row>
        <IconButton
          requires="owner"
          label={`Revoke ${name}`}
          icon={<Trash2 />}
          size="sm"
          tone="danger"
          isBusy={revoke.isPending}
          onClick={() => void handleRevoke()}
        />
      </Row>
      <Hint>sl_…{hint}</Hint>
      <Text tone="muted">{createdText(apiKey)}</Text>
      <Text tone="muted">{`${expiryText(apiKey)} ${lastUseText(apiKey)}`}</Text>
    </Item>
  );
}

function createdText({ created_by: creator, created_at: at }: ApiKey): string {
  return `Created${creator === null ? '' : ` by ${creator}`} on ${longDate(at)}.`;
}

function expiryText(apiKey: ApiKey): string {
  if (apiKey.expires_at === null) return 'Never expires.';
  return `${isExpired(apiKey) ? 'Expired' : 'Expires'} on ${longDate(apiKey.expires_at)}.`;
}

function lastUseText({ last_used_at: at, last_used_from: address }: ApiKey): string {
  if (at === null) return 'Not used yet.';
  return `Last used ${relativeTime(at)}${address === null ? '' : ` from ${address}`}.`;
}

const Item = styled.li`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  padding: ${space(4)};
  ${frame('md')}
  overflow-wrap: anywhere;
`;

const Hint = styled.code`
  ${font('sm')}
  font-family: ui-monospace, monospace;
`;
