import { ListChecks, Package } from 'lucide-react';
import type { TestsTab } from 'shared/router';
import { EmptyState } from 'shared/ui';
import { AddExample } from './AddExample.tsx';

/** Shown where there are no tests or no modules yet. */
export function NoBlueprints({ tab }: { tab: TestsTab }) {
  if (tab === 'modules')
    return (
      <EmptyState icon={<Package />} text="No modules available. Create your first module to get started." />
    );
  return (
    <EmptyState
      icon={<ListChecks />}
      text="No tests available. Create your first test to get started."
      action={<AddExample />}
    />
  );
}
