import type { SsoDomain } from 'shared/contract';
import { confirmAndMutate } from 'shared/feedback';
import { errorText } from 'shared/http';
import { Badge, Button, Notice, Row, Stack, Text } from 'shared/ui';
import { useRemoveDomain, useVerifyDomain } from '../../api/sso.ts';
import { CopyableText } from './CopyableText.tsx';

/** A domain, with the record that proves it until it is verified. */
export function DomainItem({ domain: { id, domain, record, verified_at } }: { domain: SsoDomain }) {
  const verify = useVerifyDomain();
  const remove = useRemoveDomain();
  const call = { params: { id } };
  const isVerified = verified_at !== null;

  const handleRemove = () =>
    confirmAndMutate(remove, call, {
      title: 'Remove domain',
      text: `People with an address of ${domain} find the sign-in of your company no more.`,
      confirmLabel: 'Remove',
      tone: 'danger',
      failed: 'Domain not removed',
    });

  return (
    <li>
      <Stack gap={2}>
        <Row justify="space-between" gap={2} wrap>
          <Row gap={2} wrap>
            <Text weight="medium">{domain}</Text>
            <Badge tone={isVerified ? 'success' : 'warning'}>
              {isVerified ? 'Verified' : 'Not verified'}
            </Badge>
          </Row>
          <Row gap={2}>
            {!isVerified && (
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Verify ${domain}`}
                isBusy={verify.isPending}
                busyLabel="Verifying..."
                onClick={() => verify.mutate(call)}
              >
                Verify
              </Button>
            )}
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Remove ${domain}`}
              isBusy={remove.isPending}
              onClick={() => void handleRemove()}
            >
              Remove
            </Button>
          </Row>
        </Row>
        {!isVerified && (
          <Stack gap={1}>
            <Text tone="muted">Add this TXT record to {domain}, then verify it:</Text>
            <CopyableText label={`record of ${domain}`} text={record} />
          </Stack>
        )}
        {verify.isError && (
          <Notice tone="danger">{errorText(verify.error, 'The domain could not be verified.')}</Notice>
        )}
      </Stack>
    </li>
  );
}
