import { useCallback, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { PageEvent, TestRun } from 'shared/contract';
import { color, layer, media, space, styled } from 'shared/theme';
import { useQuery } from 'shared/query';
import { PlainList, Stack } from 'shared/ui';
import { pageEventsQuery } from '../../api/test-runs.ts';
import { compareSteps, firstDifference } from '../../model/comparison.ts';
import { ComparisonHead } from './ComparisonHead.tsx';
import { DifferenceBar } from './DifferenceBar.tsx';
import { PairItem } from './PairItem.tsx';
import { focusPair, showPair } from './show-pair.ts';

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

interface PairListProps {
  count: number;
  onGo: (index: number) => void;
  /** The pairs. */
  children: ReactNode;
}

/** The steps of both runs. Arrow keys move through both at once. */
function PairList({ count, onGo, children }: PairListProps) {
  const handleKeyDown = (event: KeyboardEvent) => {
    const toggle = (event.target as Element).closest('[data-pair]');
    if (!toggle || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextIndex(event.key, Number(toggle.getAttribute('data-pair')), count);
    if (next === null) return;
    event.preventDefault();
    onGo(next);
    focusPair(next);
  };
  return (
    <PlainList as="ol" aria-label="Steps side by side" onKeyDown={handleKeyDown}>
      {children}
    </PlainList>
  );
}

function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowUp') return Math.max(0, index - 1);
  if (key === 'ArrowDown') return Math.min(count - 1, index + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** What a page complained of in this run and not in the other one, by step; what belongs to no step is left out. */
function newErrors(now: PageEvent[], then: PageEvent[]): Map<number, string[]> {
  const known = new Set(then.map(({ text }) => text));
  const found = new Map<number, string[]>();
  for (const { step_number, level, text } of now) {
    if (step_number === null || level !== 'error' || known.has(text)) continue;
    const texts = found.get(step_number) ?? [];
    if (!texts.includes(text)) found.set(step_number, [...texts, text]);
  }
  return found;
}
