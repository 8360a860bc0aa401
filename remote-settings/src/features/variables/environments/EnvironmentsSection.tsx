import { Server } from 'lucide-react';
import { useState } from 'react';
import type { Environment } from 'shared/contract';
import { useQuery } from 'shared/query';
import { environmentsQuery } from '../../../api/environments.ts';
import { ListSection } from '../../../components/ListSection.tsx';
import { EnvironmentDialog } from './EnvironmentDialog.tsx';
import { EnvironmentItem } from './EnvironmentItem.tsx';

/** Where tests run. */
export function EnvironmentsSection() {
  const environments = useQuery(environmentsQuery());
  const [open, setOpen] = useState<'new' | Environment | null>(null);
  const edited = open === 'new' ? null : open;
  const others = (environments.data ?? []).filter(({ id }) => id !== edited?.id);
  return (
    <ListSection
      title="Environments"
      intro="Run the same tests on production, staging or a preview: choose the environment when you start a run."
      query={environments}
      loading="Loading environments..."
      failed="The environments could not be loaded."
      empty={{
        icon: <Server />,
        text: 'No environments yet. Add one with the address of a test system, and its own user names and passwords.',
      }}
      add={{ text: 'Add environment', requires: 'editor', onClick: () => setOpen('new') }}
      gap={3}
      renderItem={(environment) => (
        <EnvironmentItem key={environment.id} environment={environment} onEdit={setOpen} />
      )}
    >
      {open && (
        <EnvironmentDialog
          environment={edited}
          names={others.map(({ name }) => name)}
          onClose={() => setOpen(null)}
        />
      )}
    </ListSection>
  );
}
