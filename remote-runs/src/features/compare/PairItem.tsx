import { ChevronDown } from 'lucide-react';
import { memo, useId, useLayoutEffect } from 'react';
import type { TestRun } from 'shared/contract';
import { color, radius, space, styled } from 'shared/theme';
import type { StepPair } from '../../model/comparison.ts';
import { columns } from './ComparisonHead.tsx';
import { DifferenceBadges } from './DifferenceBadges.tsx';
import { pairItems, showPair } from './show-pair.ts';
import { SideBody } from './SideBody.tsx';
import { SideLine } from './SideLine.tsx';

interface Props {
  index: number;
  pair: StepPair;
  run: TestRun;
  previousRun: TestRun;
  /** What the page complained of in this run only. */
  newErrors: string[] | undefined;
  /** The first one that differs. */
  isFirst: boolean;
  isOpen: boolean;
  /** The one that the Tab key leads to. */
  isStop: boolean;
  onToggle: (index: number | null) => void;
  onRefresh: () => void;
}

/** A step in both runs; it opens to what came of it and what the page showed. */
export const PairItem = memo(function PairItem({ index, pair, run, previousRun, ...rest }: Props) {
  const { newErrors, isFirst, isOpen, isStop, onToggle, onRefresh } = rest;
  const bodyId = useId();
  useLayoutEffect(() => {
    if (isFirst) showPair(index, 'center');
  }, [isFirst, index]);
  const isSame = pair.differences.length === 0;
  return (
    <Root ref={pairItems.ref(index)} $isFirst={isFirst}>
      <Toggle
        type="button"
        data-pair={index}
        tabIndex={isStop ? 0 : -1}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        aria-current={isFirst ? 'true' : undefined}
        onClick={() => onToggle(isOpen ? null : index)}
      >
        <Sides>
          <SideLine label="This run" step={pair.now} isSame={isSame} />
          <SideLine label="Last passed run" step={pair.then} isSame={isSame} />
        </Sides>
        <Chevron size={16} aria-hidden $isOpen={isOpen} />
        <DifferenceBadges pair={pair} isFirst={isFirst} newErrors={newErrors?.length ?? 0} />
      </Toggle>
      <Body id={bodyId} hidden={!isOpen}>
        {isOpen && (
          <Sides as="div">
            <SideBody
              label="This run"
              step={pair.now}
              run={run}
              newErrors={newErrors}
              onRefresh={onRefresh}
            />
            <SideBody label="Last passed run" step={pair.then} run={previousRun} onRefresh={onRefresh} />
          </Sides>
        )}
      </Body>
    </Root>
  );
});

const Root = styled.li<{ $isFirst: boolean }>`
  border: 1px solid ${({ $isFirst }) => color($isFirst ? 'warning' : 'border')};
  border-radius: ${radius('md')};
  background: ${color('surface')};
  scroll-margin: calc(var(--top-bar, 0px) + 120px) ${space(4)} ${space(4)};
  content-visibility: auto;
  contain-intrinsic-size: auto 56px;
`;

const Toggle = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(2)};
  width: 100%;
  padding: ${space(3)};
  border-radius: ${radius('md')};
  text-align: start;

  &:hover {
    background: ${color('hover')};
  }
`;

const Sides = styled.span`
  ${columns}
`;

const Chevron = styled(ChevronDown)<{ $isOpen: boolean }>`
  margin-top: 2px;
  color: ${color('textMuted')};
  rotate: ${({ $isOpen }) => ($isOpen ? '180deg' : '0deg')};
`;

const Body = styled.div`
  padding: 0 calc(${space(3)} + 16px + ${space(2)}) ${space(4)} ${space(3)};
`;
