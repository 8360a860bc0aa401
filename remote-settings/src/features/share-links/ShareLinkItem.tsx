import type { ShareLink } from 'shared/contract';
import { confirmAndMutate } from 'shared/feedback';
import { longDateTime, relativeTime } from 'shared/format';
import { paths } from 'shared/router';
import { color, radius, space, styled } from 'shared/theme';
import { Button, Text, TextLink } from 'shared/ui';
import { useRevokeShareLink } from '../../api/share-links.ts';
import { useEditorsOnly } from './useEditorsOnly.ts';

/** A live link: which run it shows, until when, by whom, how often it was viewed. */
export function ShareLinkItem({ link }: { link: ShareLink }) {
  const { id, name, created_by: creator, created_at, expires_at, views, last_viewed_at } = link;
  const revoke = useRevokeShareLink();
  const disabledReason = useEditorsOnly();

  const handleRevoke = () =>
    confirmAndMutate(
      revoke,
      { params: { id } },
      {
        title: 'Revoke this link?',
        text: `People who have the link to ${name} see nothing from now on. A revoked link cannot be brought back.`,
        confirmLabel: 'Revoke link',
        tone: 'danger',
        failed: 'Link not revoked',
      },
    );

  return (
    <Item>
      <div>
        <Text weight="medium">
          <TextLink to={addressOf(link)}>{name}</TextLink>
        </Text>
        <Text size="sm" tone="muted">
          {link.test_run_id === null ? 'Group run' : 'Test run'} · until {longDateTime(expires_at)}
        </Text>
        <Text size="sm" tone="muted">
          Created {relativeTime(created_at)} by {creator ?? 'a deleted account'}
        </Text>
        <Text size="sm" tone="muted">
          {views === 1 ? '1 view' : `${views} views`}
          {last_viewed_at && `, last ${relativeTime(last_viewed_at)}`}
        </Text>
      </div>
      <Button
        size="sm"
        variant="secondary"
        aria-label={`Revoke the link to ${name}`}
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

function addressOf({ test_group_run_id: groupRun, test_run_id: testRun }: ShareLink): string {
  return testRun === null ? paths.groupRun(groupRun ?? 0) : paths.testRun(testRun);
}

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)};
  border-radius: ${radius('md')};
  background: ${color('surfaceSunken')};

  > div {
    flex: 1 1 220px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
