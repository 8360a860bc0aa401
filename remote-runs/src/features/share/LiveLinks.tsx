import { useId } from 'react';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { Heading, LoadState, PlainList, Stack, Text } from 'shared/ui';
import { shareLinksQuery, type SharedRun } from '../../api/share-links.ts';
import { LiveLink } from './LiveLink.tsx';

/** The links to a run that work at present. */
export function LiveLinks({ run }: { run: SharedRun }) {
  const query = useQuery(shareLinksQuery(run));
  const titleId = useId();
  if (isNotFound(query.error)) return <Text tone="muted">This server has no share links.</Text>;
  return (
    <Stack gap={3}>
      <Heading level={3} id={titleId}>
        Links to this run
      </Heading>
      <LoadState
        query={query}
        loading="Loading the links..."
        skeleton="lines"
        failed="The links could not be loaded."
        empty={<Text tone="muted">This run is not shared.</Text>}
      >
        {(links) => (
          <PlainList aria-labelledby={titleId}>
            {links.map((link) => (
              <LiveLink key={link.id} link={link} />
            ))}
          </PlainList>
        )}
      </LoadState>
    </Stack>
  );
}
