import { useCallback, useMemo, useState } from 'react';
import type { TestRun } from 'shared/contract';
import { color, layer, media, space, styled } from 'shared/theme';
import { useQuery } from 'shared/query';
import { Stack } from 'shared/ui';
import { pageEventsQuery } from '../../api/test-runs.ts';
import { compareSteps, firstDifference } from '../../model/comparison.ts';
import { newErrors } from '../../model/new-errors.ts';
import { ComparisonHead } from './ComparisonHead.tsx';
import { DifferenceBar } from './DifferenceBar.tsx';
import { PairItem } from './PairItem.tsx';
import { PairList } from './PairList.tsx';
import { showPair } from './show-pair.ts';

interface Props {
  now: TestRun;
  /** The last passed run. */
  then: TestRun;
  onRefresh: () => void;
}

/** Two runs of a test side by side. The first difference is open and in view. */
export function Comparison({ now, then, onRefresh }: Props) {
  const pairs = useMemo(() => compareSteps(now.results, then.results), [now.results, then.results]);
  const errors = useNewErrors(now.id, then.id);
  const first = firstDifference(pairs);
  const [current, setCurrent] = useState(first === -1 ? null : first);

  const handleGo = useCallback((index: number) => {
    setCurrent(index);
    showPair(index, 'nearest');
  }, []);

  return (
    <Stack gap={4}>
      <Top>
        <DifferenceBar pairs={pairs} current={current} onGo={handleGo} />
        <ComparisonHead now={now} then={then} />
      </Top>
      <PairList count={pairs.length} onGo={handleGo}>
        {pairs.map((pair, index) => (
          <PairItem
            key={index}
            index={index}
            pair={pair}
            run={now}
            previousRun={then}
            newErrors={pair.now ? errors.get(pair.now.step_number) : undefined}
            isFirst={index === first}
            isOpen={index === current}
            isStop={index === (current ?? 0)}
            onToggle={setCurrent}
            onRefresh={onRefresh}
          />
        ))}
      </PairList>
    </Stack>
  );
}

/** The errors of a run that the previous one did not have, by step; none until both are loaded. */
function useNewErrors(runId: number, previousRunId: number): Map<number, string[]> {
  const now = useQuery(pageEventsQuery(runId)).data?.events;
  const then = useQuery(pageEventsQuery(previousRunId)).data?.events;
  return useMemo(() => (now && then ? newErrors(now, then) : new Map()), [now, then]);
}

/** The names of the sides stay in view. */
const Top = styled.div`
  position: sticky;
  top: var(--top-bar, 0);
  z-index: ${layer('sticky')};
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(3)};
  border-bottom: 1px solid ${color('border')};
  background: ${color('background')};

  ${media.phone} {
    position: static;
  }
`;
