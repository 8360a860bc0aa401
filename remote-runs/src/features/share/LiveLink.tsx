import type { ShareLink } from 'shared/contract';
import { confirmAndMutate } from 'shared/feedback';
import { relativeTime, shortDateTime } from 'shared/format';
import { color, radius, space, styled, wrappingRow } from 'shared/theme';
import { Button, Text } from 'shared/ui';
import { useRevokeShareLink } from '../../api/share-links.ts';
import { useEditorsOnly } from './useEditorsOnly.ts';

/** A live link: until when, by whom, how often it was viewed. */
export function LiveLink({ link }: { link: ShareLink }) {
  const { id, created_by: creator, created_at, expires_at, views, last_viewed_at } = link;
  const revoke = useRevokeShareLink();
  const disabledReason = useEditorsOnly();
  const until = shortDateTime(expires_at);

  const handleRevoke = () =>
    confirmAndMutate(
      revoke,
      { params: { id } },
      {
        title: 'Revoke this link?',
        text: 'From now on its page shows nothing. A revoked link cannot be brought back.',
        confirmLabel: 'Revoke link',
        tone: 'danger',
        failed: 'Error',
        fallback: 'The link could not be revoked.',
      },
    );

  return (
    <Item>
      <div>
        <Text weight="medium">Until {until}</Text>
        <Text size="sm" tone="muted">
          Created {relativeTime(created_at)} by {creator ?? 'a deleted account'} · {viewsText(views)}
          {last_viewed_at && `, last ${relativeTime(last_viewed_at)}`}
        </Text>
      </div>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Revoke the link until ${until}`}
        isBusy={revoke.isPending}
        busyLabel="Revoking..."
        {...(disabledReason && { disabledReason })}
        onClick={() => void handleRevoke()}
      >
        Revoke
      </Button>
    </Item>
  );
}

const viewsText = (views: number) => (views === 1 ? '1 view' : `${views} views`);

const Item = styled.li`
  ${wrappingRow(2, 3)}
  justify-content: space-between;
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius('md')};
  background: ${color('surfaceSunken')};

  > div {
    flex: 1 1 220px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
