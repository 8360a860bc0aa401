import { ArrowRight, CircleAlert, Crosshair } from 'lucide-react';
import { useMemo } from 'react';
import { longDateTime, relativeTime } from 'shared/format';
import { wouldHit, type Hit, type PageModel } from 'shared/page-model';
import { purposeOf, withName } from 'shared/step-language';
import { color, font, space, styled } from 'shared/theme';
import { PhraseButton } from '../../components/PhraseButton.tsx';
import { useStepPage } from '../../components/step-page.ts';
import { readingOf } from '../../model/reading.ts';

interface Props {
  stepId: string;
  /** As it is being written. */
  text: string;
  onAccept: (sentences: string[]) => void;
}

/** What the step would hit on the page that it last ran on, or the nearest names. Nothing while that is not known. */
export function WouldHit({ stepId, text, onAccept }: Props) {
  const stored = useStepPage(stepId);
  const hit = useMemo(() => stored && hitOf(stored.page, text), [stored, text]);
  const fixes = useMemo(() => (stored && hit ? fixesOf(stored.page, text, hit) : []), [stored, text, hit]);
  const Icon = hit?.result === 'one' ? Crosshair : CircleAlert;
  return (
    <>
      <Line role="status" $isWarning={hit?.result !== 'one'}>
        {stored && hit && (
          <>
            <Icon size={14} aria-hidden />
            <span>
              Would hit: {hit.text}{' '}
              <Age dateTime={stored.takenAt} title={longDateTime(stored.takenAt)}>
                (as of {relativeTime(stored.takenAt)})
              </Age>
            </span>
          </>
        )}
      </Line>
      {fixes.length > 0 && (
        <Fixes role="group" aria-label="Names on the page">
          {fixes.map(({ name, sentence }) => (
            <PhraseButton
              key={sentence}
              type="button"
              // The edited field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onAccept([sentence])}
            >
              <ArrowRight size={14} aria-hidden />
              {`Use "${name}"`}
            </PhraseButton>
          ))}
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

const Line = styled.div<{ $isWarning: boolean }>`
  ${font('sm')}
  display: flex;
  gap: ${space(1)};
  color: ${({ $isWarning }) => color($isWarning ? 'warning' : 'textMuted')};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }

  & > svg {
    flex: none;
    margin-top: 3px;
  }
`;

const Age = styled.time`
  color: ${color('textMuted')};
`;

const Fixes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  padding: ${space(1)} 0;
`;
