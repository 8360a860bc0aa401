import { SearchX } from 'lucide-react';
import { paths } from 'shared/router';
import { EmptyState, LinkButton, PageHeader, Stack, Text } from 'shared/ui';

interface Props {
  title: string;
  text: string;
}

/** The page of a run that is not there: without a retry, which could not help. */
export function RunNotFound({ title, text }: Props) {
  return (
    <Stack gap={6}>
      <PageHeader title={title} backTo={paths.runs()} backLabel="Back to runs" />
      <div role="alert">
        <EmptyState
          icon={<SearchX />}
          text={text}
          action={
            <>
              <Text tone="muted">This run does not exist, or it belongs to another company.</Text>
              <LinkButton variant="secondary" to={paths.runs()}>
                Go to Runs
              </LinkButton>
            </>
          }
        />
      </div>
    </Stack>
  );
}
