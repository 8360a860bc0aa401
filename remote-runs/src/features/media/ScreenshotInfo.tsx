import { Globe, SquareDashedMousePointer } from 'lucide-react';
import { color, font, space, styled } from 'shared/theme';
import { TextLink } from 'shared/ui';
import { actionLabel } from '../../model/action-type.ts';
import type { Moment, Screenshot } from '../../model/moment.ts';
import { nameOf } from '../../model/step-place.ts';

interface Props {
  moment: Moment | undefined;
  screenshot: Screenshot | null;
}

/** Which step and action the screenshot on show belongs to, which element was acted on, and where the page was. */
export function ScreenshotInfo({ moment, screenshot }: Props) {
  if (!moment) return <Root />;
  const { step, action } = moment;
  const element = action?.element?.description;
  return (
    <Root>
      <div aria-live="polite">
        <Task>{step ? `${nameOf(step)}: ${step.task}` : 'Before the first step'}</Task>
        {action && <Action>{action.description || actionLabel(action.type)}</Action>}
      </div>
      {element && (
        <Fact>
          <SquareDashedMousePointer size={14} aria-hidden />
          <span>{element}</span>
        </Fact>
      )}
      {screenshot?.pageUrl && (
        <Fact>
          <Globe size={14} aria-hidden />
          <PageAddress url={screenshot.pageUrl} />
        </Fact>
      )}
    </Root>
  );
}

/** Leads to the page where that can be done: not every address of a page is one of the web. */
function PageAddress({ url }: { url: string }) {
  return /^https?:/.test(url) ? (
    <TextLink href={url} target="_blank" rel="noreferrer">
      {url}
    </TextLink>
  ) : (
    <span>{url}</span>
  );
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  min-height: 5lh;
  overflow-wrap: anywhere;
`;

const Task = styled.p`
  font-weight: 500;
`;

const Action = styled.p`
  color: ${color('textMuted')};
  ${font('sm')}
`;

const Fact = styled.p`
  ${font('sm')}
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  color: ${color('textMuted')};

  > svg {
    flex: none;
    margin-top: 3px;
  }

  > :last-child {
    min-width: 0;
  }
`;
