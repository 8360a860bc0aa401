import { Image } from 'lucide-react';
import type { RunAction } from 'shared/contract';
import { color, font, radius, space, styled } from 'shared/theme';
import { IconButton } from 'shared/ui';
import { actionLabel } from '../../model/action-type.ts';
import { ActionIcon } from './ActionIcon.tsx';

interface ActionItemProps {
  action: RunAction;
  isShown: boolean;
  onShow: () => void;
}

/** One thing the agent did, with a button for what the page showed after it. */
export function ActionItem({ action, isShown, onShow }: ActionItemProps) {
  const { type, description, screenshot_url } = action;
  const label = actionLabel(type);
  return (
    <Root $isShown={isShown}>
      <ActionIcon type={type} />
      <Words>
        <Label>{label}</Label>
        {description !== '' && <Description>{description}</Description>}
      </Words>
      {screenshot_url !== null && (
        <IconButton
          size="sm"
          label={`Show screenshot: ${description || label}`}
          aria-pressed={isShown}
          icon={<Image aria-hidden />}
          onClick={onShow}
        />
      )}
    </Root>
  );
}

const Root = styled.li<{ $isShown: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(3)};
  border-radius: ${radius('sm')};
  background: ${({ $isShown }) => ($isShown ? color('accentSoft') : 'transparent')};
  ${font('sm')}
  color: ${color('textMuted')};

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
`;

const Label = styled.span`
  color: ${color('text')};
  font-weight: 500;
`;

const Description = styled.span`
  overflow-wrap: anywhere;
`;
