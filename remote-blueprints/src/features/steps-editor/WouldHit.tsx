import { useMemo } from 'react';
import { longDateTime, relativeTime } from 'shared/format';
import { wouldHit, type Hit, type PageModel } from 'shared/page-model';
import { purposeOf, withName } from 'shared/step-language';
import { color, space, styled } from 'shared/theme';
import { useStepPage } from '../../components/step-page.ts';
import { readingOf } from '../../model/reading.ts';
import { MatchLine } from './MatchLine.tsx';
import { NameFixes } from './NameFixes.tsx';

interface Props {
  stepId: string;
  /** As it is being written. */
  text: string;
  /** Shows only what is not exactly one element. */
  isBrief?: boolean;
  onAccept: (sentences: string[]) => void;
}

/** What the step would hit on the page that it last ran on, or the nearest names. Nothing while that is not known. */
export function WouldHit({ stepId, text, isBrief = false, onAccept }: Props) {
  const stored = useStepPage(stepId, targetOf(text) !== null);
  const hit = useMemo(() => stored && hitOf(stored.page, text), [stored, text]);
  const fixes = useMemo(() => (stored && hit ? fixesOf(stored.page, text, hit) : []), [stored, text, hit]);
  const isWarning = hit?.result !== 'one';
  return (
    <>
      <MatchLine isWarning={isWarning}>
        {stored && hit && (isWarning || !isBrief) && (
          <>
            Would hit: {hit.text}{' '}
            <Age dateTime={stored.takenAt} title={longDateTime(stored.takenAt)}>
              (as of {relativeTime(stored.takenAt)})
            </Age>
          </>
        )}
      </MatchLine>
      {fixes.length > 0 && (
        <Fixes role="group" aria-label="Names on the page">
          <NameFixes fixes={fixes} onAccept={onAccept} />
        </Fixes>
      )}
    </>
  );
}

/** undefined: the text names nothing, or the page does not tell what it would hit. That an assertion hits nothing may be what it says. */
function hitOf(page: PageModel, text: string): Hit | undefined {
  const { command, type } = readingOf(text);
  const target = targetOf(text);
  if (!command || !target) return undefined;
  const hit = wouldHit(page, target, purposeOf(command), type === 'assert');
  return hit.result === 'unknown' || (hit.result === 'none' && type === 'assert') ? undefined : hit;
}

function targetOf(text: string) {
  const { command } = readingOf(text);
  return command && 'target' in command ? command.target : null;
}

/** The nearest names that would hit one element if the step had them. */
function fixesOf(page: PageModel, text: string, hit: Hit): { name: string; sentence: string }[] {
  const written = targetOf(text)?.name;
  if (hit.result !== 'none' || !written) return [];
  return hit.nearest.flatMap(({ name }) => {
    const sentence = withName(text, written, name);
    return sentence !== null && hitOf(page, sentence)?.result === 'one' ? [{ name, sentence }] : [];
  });
}

const Age = styled.time`
  color: ${color('textMuted')};
`;

const Fixes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding: ${space(1)} 0;
`;
