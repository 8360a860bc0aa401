import { useMemo } from 'react';
import type { StepHit } from 'shared/contract';
import { hitOfStep, targetOf, type KnownHit, type PageModel } from 'shared/page-model';
import { withName } from 'shared/step-language';
import { space, styled } from 'shared/theme';
import { useStepPage } from '../../components/step-page.ts';
import { readingOf } from '../../model/reading.ts';
import { HitLine } from './HitLine.tsx';
import { NameFixes } from './NameFixes.tsx';

interface Props {
  stepId: string;
  /** As it is being written. */
  text: string;
  /** What is known of it while its page is not. */
  hit?: StepHit | undefined;
  isBelowField?: boolean;
  onAccept: (sentences: string[]) => void;
}

/** What the step would hit on the page that it last ran on, with names to use instead where that is nothing. Nothing while that is not known. */
export function WouldHit({ stepId, text, hit, isBelowField = false, onAccept }: Props) {
  const stored = useStepPage(stepId, targetOf(readingOf(text)) !== null);
  const found = useMemo(() => stored && hitOfStep(stored.page, readingOf(text)), [stored, text]);
  const fixes = useMemo(
    () => (stored && found ? fixesOf(stored.page, text, found) : []),
    [stored, text, found],
  );
  return (
    <>
      <HitLine
        hit={stored ? found && { ...found, taken_at: stored.takenAt } : hit}
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

/** The nearest names that would hit one element if the step had them. */
function fixesOf(page: PageModel, text: string, hit: KnownHit): { name: string; sentence: string }[] {
  const written = targetOf(readingOf(text))?.name;
  if (hit.result !== 'none' || !written) return [];
  return hit.nearest.flatMap(({ name }) => {
    const sentence = withName(text, written, name);
    const isFix = sentence !== null && hitOfStep(page, readingOf(sentence))?.result === 'one';
    return isFix ? [{ name, sentence }] : [];
  });
}

const Fixes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding: ${space(1)} 0;
`;
