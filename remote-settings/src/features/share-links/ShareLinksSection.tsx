import { Share2 } from 'lucide-react';
import { useId } from 'react';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { Card, EmptyState, Heading, LoadState, PlainList, Stack, Text } from 'shared/ui';
import { shareLinksQuery } from '../../api/share-links.ts';
import { ShareLinkItem } from './ShareLinkItem.tsx';

/** The links by which people without an account see runs of the company; nothing on a server that does not have them. */
export function ShareLinksSection() {
  const query = useQuery(shareLinksQuery());
  const titleId = useId();
  if (isNotFound(query.error)) return null;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={2} id={titleId}>
            Share links
          </Heading>
          <Text tone="muted">
            Anyone who has one of these links sees its run without signing in, until it ends or is revoked.
          </Text>
        </Stack>
        <LoadState
          query={query}
          loading="Loading share links..."
          skeleton="lines"
          failed="The share links could not be loaded."
          empty={
            <EmptyState
              icon={<Share2 />}
              text="No run is shared. Open a run and choose Share to give people without an account a link to it."
            />
          }
        >
          {(links) => (
            <PlainList aria-labelledby={titleId}>
              {links.map((link) => (
                <ShareLinkItem key={link.id} link={link} />
              ))}
            </PlainList>
          )}
        </LoadState>
      </Stack>
    </Card>
  );
}
