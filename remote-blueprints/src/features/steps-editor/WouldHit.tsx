import { useMemo } from 'react';
import { hitOfStep, targetOf } from 'shared/page-model';
import { space, styled } from 'shared/theme';
import type { ShownHit } from '../../components/step-hits.ts';
import { useStepPage } from '../../components/step-page.ts';
import { hitNearby, nameFixes } from '../../model/name-fixes.ts';
import { readingOf } from '../../model/reading.ts';
import { HitLine } from './HitLine.tsx';
import { NameFixes } from './NameFixes.tsx';

interface Props {
  stepId: string;
  /** As it is being written. */
  text: string;
  /** What is known of it while its page is not. */
  hit?: ShownHit | undefined;
  isBelowField?: boolean;
  onAccept: (sentences: string[]) => void;
}

/** What the step would hit on the page that it last ran on, or where the latest run ended before it, with names to use instead where that is nothing. Nothing while that is not known. */
export function WouldHit({ stepId, text, hit, isBelowField = false, onAccept }: Props) {
  const known = useStepPage(stepId, targetOf(readingOf(text)) !== null);
  const { page, isNear = false, isStart = false } = known ?? {};
  const found = useMemo(
    () => page && (isNear ? hitNearby(page, text) : hitOfStep(page, readingOf(text), text)),
    [page, isNear, text],
  );
  const fixes = useMemo(() => (page && found ? nameFixes(page, text, found) : []), [page, text, found]);
  return (
    <>
      <HitLine
        hit={known ? found && { ...found, taken_at: known.takenAt, isNear, isStart } : hit}
        isBelowField={isBelowField}
      />
      {fixes.length > 0 && (
        <Fixes role="group" aria-label="Names on the page">
          <NameFixes fixes={fixes} onAccept={onAccept} />
        </Fixes>
      )}
    </>
  );
}

const Fixes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding: ${space(1)} 0;
`;
