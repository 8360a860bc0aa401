import { CircleAlert, CircleCheck, CircleStop, LocateFixed, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { color, font, layer, media, radius, shadow, space, styled, type ColorName } from 'shared/theme';
import { IconButton, Spinner } from 'shared/ui';
import { focusStep } from '../../components/focus-step.ts';
import type { RunSummary } from '../../model/run-summary.ts';

interface Props {
  summary: RunSummary;
  onDismiss: () => void;
}

const VIEWS: Record<RunSummary['tone'], { color: ColorName; background: ColorName }> = {
  running: { color: 'info', background: 'infoSoft' },
  passed: { color: 'success', background: 'successSoft' },
  failed: { color: 'danger', background: 'dangerSoft' },
  stopped: { color: 'text', background: 'neutralSoft' },
};

const ICONS = {
  running: <Spinner size={16} />,
  passed: <CircleCheck size={16} aria-hidden />,
  failed: <CircleAlert size={16} aria-hidden />,
  stopped: <CircleStop size={16} aria-hidden />,
};

/** What a run came to, in one line that leads to the step concerned. Its end is announced, not each step. */
export function SummaryLine({ summary: { tone, text, note, stepId }, onDismiss }: Props) {
  const isRunning = tone === 'running';
  const handleDismiss = (event: MouseEvent<HTMLElement>) => {
    // The button goes: its focus moves to the steps.
    event.currentTarget.closest('section')?.focus({ preventScroll: true });
    onDismiss();
  };
  return (
    <Root $tone={tone} role="group" aria-label="Result of the run">
      {ICONS[tone]}
      <Lines role="status" aria-live={isRunning ? 'off' : 'polite'}>
        {stepId === null ? (
          <Text>{text}</Text>
        ) : (
          <Jump type="button" title="Show the step" onClick={() => focusStep(stepId)}>
            <Text>{text}</Text>
            <LocateFixed size={16} aria-hidden />
          </Jump>
        )}
        {note && <Note>{note}</Note>}
      </Lines>
      {!isRunning && (
        <IconButton requires="viewer" label="Dismiss" size="sm" icon={<X />} onClick={handleDismiss} />
      )}
    </Root>
  );
}

/** Two lines high from the start, so that the steps do not move when a reason arrives. On a phone it is at the lower edge. */
const Root = styled.div<{ $tone: RunSummary['tone'] }>`
  position: relative;
  display: flex;
  gap: ${space(2)};
  align-items: center;
  min-height: 52px;
  padding: ${space(1)} ${space(2)} ${space(1)} ${space(3)};
  margin-top: ${space(2)};
  color: ${({ $tone }) => color(VIEWS[$tone].color)};
  background: ${({ $tone }) => color(VIEWS[$tone].background)};
  border-radius: ${radius('md')};

  & > svg {
    flex: none;
  }

  ${media.phone} {
    position: fixed;
    inset: auto ${space(2)} ${space(2)};
    z-index: ${layer('sticky')};
    box-shadow: ${shadow('md')};

    /* The bar of the selection is there. */
    [data-selecting] & {
      display: none;
    }
  }
`;

const Lines = styled.div`
  ${font('sm')}
  flex: 1;
  min-width: 0;
`;

/** The card of the step has the whole reason. */
const Text = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-weight: 500;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Jump = styled.button`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  justify-content: space-between;
  width: 100%;
  text-align: left;
  text-decoration: underline;
  text-decoration-style: dotted;
  text-underline-offset: 3px;

  &:hover {
    text-decoration-style: solid;
  }

  & > svg {
    flex: none;
  }

  ${media.phone} {
    min-height: 44px;
  }
`;

const Note = styled.span`
  ${font('xs')}
  color: ${color('textMuted')};
`;
