import { CircleCheck, CircleX } from 'lucide-react';
import { Tooltip } from 'shared/overlay';
import { color, space, styled, type ColorName } from 'shared/theme';
import { Spinner, VisuallyHidden } from 'shared/ui';
import type { Execution } from '../../model/simulation.ts';
import { executionView } from './execution-view.ts';

/** Whether a step passed or failed in the latest run, as an icon and in words; nothing for a step that has not run. */
export function ExecutionIcon({ execution }: { execution: Execution | undefined }) {
  const { color: tone, result, text } = executionView(execution);
  if (!execution || !result) return null;
  const { status, isOutdated = false } = execution;
  return (
    <Tooltip text={text}>
      <Root $color={isOutdated ? 'textMuted' : tone}>
        {status === 'completed' && <CircleCheck size={18} aria-hidden />}
        {status === 'failed' && <CircleX size={18} aria-hidden />}
        {status === 'running' && <Spinner size={16} />}
        {/* The card itself says why it failed. */}
        <VisuallyHidden>{status === 'failed' ? result : text}</VisuallyHidden>
      </Root>
    </Tooltip>
  );
}

const Root = styled.span<{ $color: ColorName }>`
  display: inline-flex;
  flex: none;
  margin-inline: ${space(1)};
  color: ${(props) => color(props.$color)};
`;
