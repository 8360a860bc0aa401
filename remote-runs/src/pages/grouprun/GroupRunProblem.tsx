import { paths } from 'shared/router';
import { ErrorBox, PageHeader, Stack } from 'shared/ui';

/** Instead of a group run that cannot be, so that trying again would not help. */
export function GroupRunProblem({ text }: { text: string }) {
  return (
    <Stack gap={6}>
      <PageHeader title="Group run" backTo={paths.runs()} backLabel="Back to runs" />
      <ErrorBox text={text} />
    </Stack>
  );
}
