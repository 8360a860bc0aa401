import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { Variable } from 'shared/contract';
import { useQuery } from 'shared/query';
import { variablesQuery } from '../../api/variables.ts';
import { ListSection } from '../../components/ListSection.tsx';
import { VariableDialog } from './VariableDialog.tsx';
import { VariableItem } from './VariableItem.tsx';

/** The variables that steps refer to in double braces. */
export function VariablesSection() {
  const variables = useQuery(variablesQuery());
  const [open, setOpen] = useState<'new' | Variable | null>(null);
  return (
    <ListSection
      title="Variables and secrets"
      intro="Write {{name}} in a step or a starting URL to use a value. Secrets are typed into the page and shown nowhere."
      query={variables}
      loading="Loading variables..."
      failed="The variables could not be loaded."
      empty={{
        icon: <KeyRound />,
        text: 'No variables yet. Add a user name, a password or the address of a test system, and tests need not repeat it.',
      }}
      add={{ text: 'Add variable', requires: 'editor', onClick: () => setOpen('new') }}
      renderItem={(variable) => <VariableItem key={variable.name} variable={variable} onEdit={setOpen} />}
    >
      {open && (
        <VariableDialog
          variable={open === 'new' ? null : open}
          names={(variables.data ?? []).map(({ name }) => name)}
          onClose={() => setOpen(null)}
        />
      )}
    </ListSection>
  );
}
