import { color, font, styled } from 'shared/theme';
import { actionLabel } from '../../model/action-type.ts';
import type { Screenshot } from '../../model/screenshot.ts';

/** Which step and action the screenshot on show belongs to. */
export function ScreenshotInfo({ screenshot }: { screenshot: Screenshot | undefined }) {
  if (!screenshot) return <Root />;
  const { stepNumber, task, action } = screenshot;
  return (
    <Root aria-live="polite">
      <Task>
        Step {stepNumber}: {task}
      </Task>
      <Action>{action.description || actionLabel(action.type)}</Action>
    </Root>
  );
}

const Root = styled.div`
  flex: 1;
  min-width: 0;
  min-height: 3lh;
  overflow-wrap: anywhere;
`;

const Task = styled.p`
  font-weight: 500;
`;

const Action = styled.p`
  color: ${color('textMuted')};
  ${font('sm')}
`;
