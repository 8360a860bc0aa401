import { Image } from 'lucide-react';
import type { RunAction } from 'shared/contract';
import { color, flexRow, font, radius, space, styled } from 'shared/theme';
import { IconButton } from 'shared/ui';
import { actionLabel } from '../../model/action-type.ts';
import { ActionIcon } from './ActionIcon.tsx';
import { actionItems } from './show-step.ts';

interface ActionItemProps {
  action: RunAction;
  order: number;
  isShown: boolean;
  onShow: (order: number) => void;
}

const SOURCES = { interpreter: null, model: 'by the model', memory: 'from memory' } as const;

/** One thing the agent did, with a button for what the page showed around it. */
export function ActionItem({ action, order, isShown, onShow }: ActionItemProps) {
  const { type, description, screenshot_url, screenshot_before_url, source } = action;
  const label = actionLabel(type);
  return (
    <Root ref={actionItems.ref(order)} $isShown={isShown} aria-current={isShown ? 'true' : undefined}>
      <ActionIcon type={type} />
      <Words>
        <Label>{label}</Label>
        {description !== '' && <span>{description}</span>}
        {source && SOURCES[source] && <Source>{SOURCES[source]}</Source>}
      </Words>
      {(screenshot_url || screenshot_before_url) && (
        <IconButton
          size="sm"
          label={`Show screenshot: ${description || label}`}
          aria-pressed={isShown}
          icon={<Image aria-hidden />}
          onClick={() => onShow(order)}
        />
      )}
    </Root>
  );
}

const Root = styled.li<{ $isShown: boolean }>`
  ${flexRow(3)}
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(3)};
  border-radius: ${radius('sm')};
  background: ${({ $isShown }) => ($isShown ? color('accentSoft') : 'transparent')};
  ${font('sm')}
  color: ${color('textMuted')};
  scroll-margin-block: calc(var(--top-bar, 0px) + ${space(4)}) ${space(4)};

  & > svg {
    flex: none;
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  min-width: 0;

  > span {
    overflow-wrap: anywhere;
  }
`;

const Label = styled.span`
  color: ${color('text')};
  font-weight: 500;
`;

const Source = styled.span`
  font-style: italic;
`;
