import { Pencil } from 'lucide-react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { paths } from 'shared/router';
import { color, font, media, radius, space, styled, wrappingRow } from 'shared/theme';
import { LinkButton, PlainList, VisuallyHidden } from 'shared/ui';
import { groupOutcome, groupTitle, type StepGroup } from '../../model/step-group.ts';
import { countPassed, totalDuration } from '../../model/test-run.ts';
import { ToggleLine } from './ToggleLine.tsx';

interface Props {
  group: StepGroup;
  isOpen: boolean;
  /** The moment on show is one of its steps'. */
  isChosen: boolean;
  /** The recording plays one of its steps. */
  isPlaying: boolean;
  onToggle: (start: number) => void;
  /** To the step `distance` places after the one at an index. */
  onSeek: (from: number, distance: number) => void;
  /** Its steps. */
  children: ReactNode;
}

/** The steps of a module; their line has the result of all of them. */
export function ModuleItem({ group, isOpen, isChosen, isPlaying, onToggle, onSeek, children }: Props) {
  const { start, steps, module } = group;
  const bodyId = useId();
  const outcome = groupOutcome(group);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (event.key === 'ArrowDown') onSeek(start - 1, 1);
    else onSeek(start, -1);
  };

  return (
    <Root $isFailed={outcome === false}>
      <Title>
        <ToggleLine
          label={group.number === null ? 'L' : String(group.number)}
          isSuccessful={outcome}
          duration={totalDuration(steps)}
          isOpen={isOpen}
          isCurrent={isChosen && !isOpen}
          isPlaying={isPlaying && !isOpen}
          bodyId={bodyId}
          onClick={() => onToggle(start)}
          onKeyDown={handleKeyDown}
        >
          {groupTitle(group)}
        </ToggleLine>
      </Title>
      <Facts>
        <Count>{countText(group, outcome)}</Count>
        {module && module.id !== null && (
          <LinkButton
            to={paths.updateModule(module.id)}
            size="sm"
            variant="ghost"
            icon={<Pencil aria-hidden />}
          >
            Edit module<VisuallyHidden> {module.title}</VisuallyHidden>
          </LinkButton>
        )}
      </Facts>
      <Steps forwardedAs="ol" id={bodyId} hidden={!isOpen}>
        {isOpen && children}
      </Steps>
    </Root>
  );
}

function countText({ steps }: StepGroup, outcome: boolean | null): string {
  const total = steps.length === 1 ? '1 step' : `${steps.length} steps`;
  return outcome === true ? total : `${countPassed(steps)} of ${total} passed`;
}

const Root = styled.li<{ $isFailed: boolean }>`
  border: 1px solid ${({ $isFailed }) => color($isFailed ? 'danger' : 'border')};
  border-radius: ${radius('md')};
  background: ${color('surfaceSunken')};
`;

const Title = styled.h3`
  ${font('md')}
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** Below the title, whose line it comes close to. */
const Facts = styled.div`
  ${wrappingRow(0, 2)}
  margin-top: -${space(2)};
  padding: 0 ${space(3)} ${space(2)} calc(${space(6)} + var(--label-width));
  color: ${color('textMuted')};

  ${media.phone} {
    padding-inline-start: calc(${space(5)} + var(--label-width));
  }
`;

const Count = styled.span`
  ${font('sm')}
`;

const Steps = styled(PlainList)`
  padding: 0 ${space(2)} ${space(2)};

  &[hidden] {
    display: none;
  }

  ${media.phone} {
    padding-inline: ${space(1)};
  }
`;
