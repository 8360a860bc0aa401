import { Play, Plus } from 'lucide-react';
import { StatusBadge } from 'shared/results';
import {
  Button,
  EmptyState,
  ErrorBox,
  Grid,
  LoadState,
  Notice,
  PageHeader,
  Skeleton,
  Stack,
  type SkeletonShape,
} from 'shared/ui';

const LOADING = { data: undefined, isError: false, refetch: () => undefined };

const SHAPES: SkeletonShape[] = ['lines', 'table', 'cards', 'sections', 'editor', 'module', 'run'];

export function ScreenPreview() {
  return (
    <Stack gap={6}>
      <PageHeader
        title="Checkout suite"
        backTo="/dashboard/runs"
        backLabel="Back to runs"
        badge={<StatusBadge status="running" />}
        description="Every test of the suite runs in a browser of its own."
        actions={
          <>
            <Button variant="secondary">Stop</Button>
            <Button icon={<Play />}>Kick off a Run</Button>
          </>
        }
      >
        <span>Mar 30, 2025, 9:05 PM</span>
        <span>2m 5s</span>
        <span>12/14 passed</span>
      </PageHeader>
      <Grid>
        <EmptyState
          text="No test suites available. Create your first test suite to organize your tests."
          action={<Button icon={<Plus />}>New Test Suite</Button>}
        />
        <LoadState query={LOADING} loading="Loading test suites..." failed="">
          {() => null}
        </LoadState>
      </Grid>
      <Grid>
        <ErrorBox text="Failed to load test suites. Please try again later." onRetry={() => undefined} />
        <Notice>Your session has ended. Please log in again.</Notice>
        <Notice tone="success">Password updated successfully! Redirecting to login...</Notice>
        <Notice tone="warning">The runner has not answered for a while.</Notice>
        <Notice tone="danger">Login failed. Please try again.</Notice>
      </Grid>
      {SHAPES.map((shape) => (
        <Skeleton key={shape} shape={shape} loading={`Loading ${shape}...`} count={3} />
      ))}
    </Stack>
  );
}
