import { useState } from 'react';
import { SegmentedControl } from 'shared/choice';
import type { StepResult, TestRun } from 'shared/contract';
import { longDate } from 'shared/format';
import { useQuery } from 'shared/query';
import { font, oneColumn, styled } from 'shared/theme';
import { LoadState, Text } from 'shared/ui';
import { stepPageQuery } from '../../api/step-pages.ts';
import { nameOf } from '../../model/step-place.ts';
import { PageTree } from './PageTree.tsx';

/** The elements of the page at a step, and at the step before it. */
export function StepPages({ run, step }: { run: TestRun; step: StepResult }) {
  const [side, setSide] = useState<'now' | 'before'>('now');
  const previous = run.results[run.results.indexOf(step) - 1];
  const now = useQuery(stepPageQuery(run.id, step.step_number));
  const before = useQuery({
    ...stepPageQuery(run.id, previous?.step_number ?? 0),
    enabled: previous !== undefined,
  });
  const query = side === 'now' || !previous ? now : before;
  const other = query === now ? before : now;
  const shownStep = query === now ? step : (previous ?? step);
  return (
    <Root>
      {previous && (
        <SegmentedControl
          label="Page at"
          options={[
            { value: 'before', label: nameOf(previous) },
            { value: 'now', label: nameOf(step) },
          ]}
          value={side}
          onChange={setSide}
        />
      )}
      <LoadState query={query} loading="Loading the page..." failed="Failed to load the page.">
        {(page) =>
          page === null ? (
            <Text tone="muted">{emptyText(run)}</Text>
          ) : (
            <PageTree
              key={shownStep.step_number}
              page={page}
              other={other.data ?? null}
              title={`Page at ${nameOf(shownStep)}`}
              otherName={previous ? nameOf(query === now ? previous : step) : null}
              task={step.task}
            />
          )
        }
      </LoadState>
    </Root>
  );
}

function emptyText({ media_removed_at }: TestRun): string {
  return media_removed_at
    ? `The page was removed on ${longDate(media_removed_at)} because of its age.`
    : 'The page of this step is not known.';
}

const Root = styled.div`
  ${font('sm')}
  ${oneColumn(2)}
`;
