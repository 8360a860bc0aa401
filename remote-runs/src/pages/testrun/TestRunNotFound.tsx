import { SearchX } from 'lucide-react';
import { paths } from 'shared/router';
import { EmptyState, PageHeader, Stack } from 'shared/ui';

export function TestRunNotFound() {
  return (
    <Stack gap={6}>
      <PageHeader title="Test run" backTo={paths.runs()} backLabel="Back to runs" />
      <EmptyState icon={<SearchX />} text="Test run not found." />
    </Stack>
  );
}
