import type { Issue } from 'shared/contract';
import { shortDateTime } from 'shared/format';
import { Badge, Row, Text, TextLink } from 'shared/ui';
import { issueState } from '../model/issue.ts';

interface Props {
  url: string;
  /** null: the issue tracker does not have it, or there is none. */
  issue: Issue | null | undefined;
}

/** What a verdict leads to: an address, or an issue with its state as it was last known. */
export function Ticket({ url, issue }: Props) {
  return (
    <>
      <Row gap={2} wrap>
        <TextLink href={url} target="_blank" rel="noopener noreferrer nofollow">
          {issue ? <bdi>{`${issue.key} ${issue.title}`}</bdi> : url}
        </TextLink>
        {issue?.status && <Badge tone={issue.is_open ? 'warning' : 'success'}>{issueState(issue)}</Badge>}
      </Row>
      {issue?.problem && (
        <Text size="sm" tone="muted">
          {issue.checked_at && `State of ${shortDateTime(issue.checked_at)}. `}
          {issue.problem}
        </Text>
      )}
    </>
  );
}
