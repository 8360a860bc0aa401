import { useState, type FormEvent } from 'react';
import type { SsoDomain } from 'shared/contract';
import { ApiError, errorText } from 'shared/http';
import { Button, Heading, PlainList, Row, Stack, Text, TextField } from 'shared/ui';
import { useAddDomain } from '../../api/sso.ts';
import { DomainItem } from './DomainItem.tsx';

/** The e-mail domains whose people the provider may vouch for. */
export function Domains({ domains }: { domains: SsoDomain[] }) {
  const [domain, setDomain] = useState('');
  const add = useAddDomain();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!add.isPending) add.mutate({ body: { domain } }, { onSuccess: () => setDomain('') });
  }

  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={3}>E-mail domains</Heading>
        <Text tone="muted">
          Colleagues with an address of a verified domain get an account when they first sign in.
        </Text>
      </Stack>
      {domains.length > 0 && (
        <PlainList gap={3} aria-label="E-mail domains">
          {domains.map((one) => (
            <DomainItem key={one.id} domain={one} />
          ))}
        </PlainList>
      )}
      <form onSubmit={handleSubmit} noValidate>
        <Row gap={2} align="end" wrap>
          <TextField
            label="Domain"
            placeholder="example.com"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            value={domain}
            error={add.isError ? problemOf(add.error) : undefined}
            onChange={({ target }) => {
              add.reset();
              setDomain(target.value);
            }}
          />
          <Button
            type="submit"
            variant="secondary"
            isBusy={add.isPending}
            busyLabel="Adding..."
            disabledReason={domain.trim() === '' ? 'Enter a domain.' : undefined}
          >
            Add domain
          </Button>
        </Row>
      </form>
    </Stack>
  );
}

function problemOf(error: unknown): string {
  const field = error instanceof ApiError ? error.fields.domain : undefined;
  return field ?? errorText(error, 'The domain could not be added.');
}
