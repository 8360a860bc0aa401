import { KeyRound, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { Variable } from 'shared/contract';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { space, styled } from 'shared/theme';
import { Button, Card, EmptyState, Heading, LoadState, Row, Stack, Text } from 'shared/ui';
import { variablesQuery } from '../../api/variables.ts';
import { VariableDialog } from './VariableDialog.tsx';
import { VariableList } from './VariableList.tsx';

/** The variables that steps refer to in double braces; nothing on a server that does not have them. */
export function VariablesSection() {
  const variables = useQuery(variablesQuery());
  const [open, setOpen] = useState<'new' | Variable | null>(null);
  const titleId = useId();
  if (isNotFound(variables.error)) return null;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={5}>
        <Row justify="space-between" align="start" gap={4} wrap>
          <Intro>
            <Heading level={2} id={titleId}>
              Variables and secrets
            </Heading>
            <Text tone="muted">
              Write {'{{name}}'} in a step or a starting URL to use a value. Secrets are typed into the page
              and shown nowhere.
            </Text>
          </Intro>
          <Button
            requires="editor"
            variant="secondary"
            disabled={variables.data === undefined}
            onClick={() => setOpen('new')}
          >
            <Plus aria-hidden />
            Add variable
          </Button>
        </Row>
        <LoadState
          query={variables}
          loading="Loading variables..."
          skeleton="lines"
          failed="The variables could not be loaded."
          empty={
            <EmptyState
              icon={<KeyRound />}
              text="No variables yet. Add a user name, a password or the address of a test system, and tests need not repeat it."
            />
          }
        >
          {(data) => <VariableList label="Variables and secrets" variables={data} onEdit={setOpen} />}
        </LoadState>
      </Stack>
      {open && (
        <VariableDialog
          variable={open === 'new' ? null : open}
          names={(variables.data ?? []).map(({ name }) => name)}
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
