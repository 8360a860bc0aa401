import { GitBranch, Server } from 'lucide-react';
import { Fragment, type ComponentProps } from 'react';
import type { VerdictKind } from 'shared/constants';
import type { WaitingFailure } from 'shared/contract';
import { shortDateTime } from 'shared/format';
import { paths } from 'shared/router';
import { color, font, lineClamp, media, radius, space, styled } from 'shared/theme';
import { Badge, Row, Text, TextLink } from 'shared/ui';
import { GivenVerdict } from '../../components/GivenVerdict.tsx';
import { PassedSince } from '../../components/PassedSince.tsx';
import { alsoFailed, waitingName, waitingReason } from '../../model/verdict.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { VerdictButtons } from './VerdictButtons.tsx';

interface Props extends ComponentProps<'li'> {
  failure: WaitingFailure;
  isSelected: boolean;
  /** How many a verdict judges; null: only this one. */
  judgesText: string | null;
  /** Refers to the link that Enter follows. */
  linkRef: (link: HTMLAnchorElement | null) => void;
  onJudge: (verdict: VerdictKind) => void;
  onNote: () => void;
}

/** A failure, with the newest of the test runs of the same cause. One that has a verdict is changed on the page of its run. */
export function FailureItem({ failure, isSelected, judgesText, linkRef, onJudge, onNote, ...item }: Props) {
  const { count, newest } = failure;
  const { verdict, screenshot_url: screenshot, passed_since: passed } = newest;
  const name = waitingName(newest);
  return (
    <Root
      $isSelected={isSelected}
      $hasScreenshot={Boolean(screenshot)}
      aria-current={isSelected || undefined}
      {...item}
    >
      <Story>
        <Row gap={2} wrap>
          <Name>
            <TextLink ref={linkRef} to={paths.testRun(newest.id)}>
              <bdi>{name}</bdi>
            </TextLink>
          </Name>
          {count > 1 && <Badge tone="warning">{count} failed alike</Badge>}
          {newest.environment && <Place icon={<Server />}>{newest.environment}</Place>}
          {newest.branch && <Place icon={<GitBranch />}>{newest.branch}</Place>}
        </Row>
        <Text size="sm" tone="muted">
          <bdi>{newest.test_group_run_name}</bdi> · {shortDateTime(newest.time_ran)}
        </Text>
        <Reason>{waitingReason(newest)}</Reason>
        {passed && <PassedSince passed={passed} />}
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
        {verdict ? (
          <GivenVerdict verdict={verdict} issue={newest.issue} />
        ) : (
          <VerdictButtons name={name} judgesText={judgesText} onJudge={onJudge} onNote={onNote} />
        )}
      </Story>
      {screenshot && <Thumbnail url={screenshot} name={name} testRunId={newest.id} />}
    </Root>
  );
}

const Root = styled.li<{ $isSelected: boolean; $hasScreenshot: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $hasScreenshot }) => ($hasScreenshot ? '200px' : '')};
  gap: ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${({ $isSelected }) => color($isSelected ? 'accent' : 'border')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Story = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
`;

const Name = styled.h2`
  ${font('md')}
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** One text of a person's must not widen the card. */
const Place = styled(Badge)`
  max-width: 16rem;
`;

/** At most three lines of a long reason; the page of the run has all of it. */
const Reason = styled.p`
  ${lineClamp(3)}
  color: ${color('danger')};
  overflow-wrap: anywhere;
`;
