import type { ReactNode } from 'react';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { LoadState, PageHeader, Stack } from 'shared/ui';
import { sharedTestRunQuery } from '../../api/shared-runs.ts';
import { BACK_LABEL, SharedTestRunView } from './SharedTestRunView.tsx';

interface Props {
  token: string;
  id: number;
  /** The group run. */
  backTo: string;
  /** Shown where the link does not lead to this test run. */
  notFound: ReactNode;
}

/** A test run of a shared group run. */
export function SharedTestRunScreen({ token, id, backTo, notFound }: Props) {
  const query = useQuery(sharedTestRunQuery(token, id));
  if (isNotFound(query.error)) return notFound;
  if (query.data) return <SharedTestRunView shared={query.data} backTo={backTo} onRefresh={query.refetch} />;
  return (
    <Stack gap={6}>
      <PageHeader title="Test run" backTo={backTo} backLabel={BACK_LABEL} />
      <LoadState
        query={query}
        loading="Loading test run data..."
        skeleton="run"
        failed="Failed to load test run data. Please try again later."
      >
        {() => null}
      </LoadState>
    </Stack>
  );
}
