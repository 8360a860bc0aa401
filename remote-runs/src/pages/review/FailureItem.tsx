import { Fragment, type ComponentProps } from 'react';
import { VERDICTS, type VerdictKind } from 'shared/constants';
import type { WaitingFailure } from 'shared/contract';
import { longDateTime } from 'shared/format';
import { VERDICT_VIEWS } from 'shared/results';
import { paths } from 'shared/router';
import { color, font, lineClamp, radius, space, styled } from 'shared/theme';
import { Badge, Button, Row, Text, TextLink } from 'shared/ui';
import { alsoFailed, waitingName, waitingReason } from '../../model/verdict.ts';

interface Props extends ComponentProps<'li'> {
  failure: WaitingFailure;
  isSelected: boolean;
  /** Refers to the link that Enter follows. */
  linkRef: (link: HTMLAnchorElement | null) => void;
  onJudge: (verdict: VerdictKind) => void;
  onNote: () => void;
}

/** A failure that waits for a verdict, with the newest of the test runs that failed alike. */
export function FailureItem({ failure, isSelected, linkRef, onJudge, onNote, ...item }: Props) {
  const { count, newest } = failure;
  const name = waitingName(newest);
  return (
    <Root $isSelected={isSelected} aria-current={isSelected || undefined} {...item}>
      <Row gap={2} wrap>
        <Name>
          <TextLink ref={linkRef} to={paths.testRun(newest.id)}>
            <bdi>{name}</bdi>
          </TextLink>
        </Name>
        {count > 1 && <Badge tone="warning">{count} failed alike</Badge>}
        {newest.environment && <Badge>{newest.environment}</Badge>}
      </Row>
      <Text size="sm" tone="muted">
        <bdi>{newest.test_group_run_name}</bdi> · {longDateTime(newest.time_ran)}
      </Text>
      <Reason>{waitingReason(newest)}</Reason>
      {count > 1 && (
        <Text size="sm" tone="muted">
          Also:{' '}
          {alsoFailed(failure).map((text, index) => (
            <Fragment key={text}>
              {index > 0 && ', '}
              <bdi>{text}</bdi>
            </Fragment>
          ))}
        </Text>
      )}
      <Row gap={2} wrap role="group" aria-label={`Verdict on ${name}`}>
        {VERDICTS.map((verdict) => (
          <Button
            key={verdict}
            size="sm"
            variant="secondary"
            requires="editor"
            onClick={() => onJudge(verdict)}
          >
            {VERDICT_VIEWS[verdict].label}
          </Button>
        ))}
        <Button size="sm" variant="ghost" requires="editor" onClick={onNote}>
          With a Note...
        </Button>
      </Row>
    </Root>
  );
}

const Root = styled.li<{ $isSelected: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${({ $isSelected }) => color($isSelected ? 'accent' : 'border')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
`;

const Name = styled.h2`
  ${font('md')}
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** At most three lines of a long reason; the page of the run has all of it. */
const Reason = styled.p`
  ${lineClamp(3)}
  color: ${color('danger')};
  overflow-wrap: anywhere;
`;
