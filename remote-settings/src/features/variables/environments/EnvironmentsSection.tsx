import { Plus, Server } from 'lucide-react';
import { useId, useState } from 'react';
import type { Environment } from 'shared/contract';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { space, styled } from 'shared/theme';
import { Button, Card, EmptyState, Heading, LoadState, PlainList, Row, Stack, Text } from 'shared/ui';
import { environmentsQuery } from '../../../api/environments.ts';
import { EnvironmentDialog } from './EnvironmentDialog.tsx';
import { EnvironmentItem } from './EnvironmentItem.tsx';

/** Where tests run; nothing on a server that has no environments. */
export function EnvironmentsSection() {
  const environments = useQuery(environmentsQuery());
  const [open, setOpen] = useState<'new' | Environment | null>(null);
  const titleId = useId();
  if (isNotFound(environments.error)) return null;
  const edited = open === 'new' ? null : open;
  const others = (environments.data ?? []).filter(({ id }) => id !== edited?.id);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={5}>
        <Row justify="space-between" align="start" gap={4} wrap>
          <Intro>
            <Heading level={2} id={titleId}>
              Environments
            </Heading>
            <Text tone="muted">
              Run the same tests on production, staging or a preview: choose the environment when you start a
              run.
            </Text>
          </Intro>
          <Button
            requires="editor"
            variant="secondary"
            disabled={environments.data === undefined}
            onClick={() => setOpen('new')}
          >
            <Plus aria-hidden />
            Add environment
          </Button>
        </Row>
        <LoadState
          query={environments}
          loading="Loading environments..."
          skeleton="lines"
          failed="The environments could not be loaded."
          empty={
            <EmptyState
              icon={<Server />}
              text="No environments yet. Add one with the address of a test system, and its own user names and passwords."
            />
          }
        >
          {(data) => (
            <PlainList gap={3} aria-label="Environments">
              {data.map((environment) => (
                <EnvironmentItem key={environment.id} environment={environment} onEdit={setOpen} />
              ))}
            </PlainList>
          )}
        </LoadState>
      </Stack>
      {open && (
        <EnvironmentDialog
          environment={edited}
          names={others.map(({ name }) => name)}
          onClose={() => setOpen(null)}
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
