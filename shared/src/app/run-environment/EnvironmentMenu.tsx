import { ChevronDown, Server } from 'lucide-react';
import { lazyPart } from 'shared/remote';
import { media, styled } from 'shared/theme';
import { Button, type ButtonProps } from 'shared/ui';
import { useRunEnvironment } from './useRunEnvironment.ts';

const NONE = 'No environment';

const Menu = lazyPart(async () => (await import('shared/overlay')).Menu);

/** A button next to one that starts a run: it says where runs take place, and changes it. Nothing where the company has no environments. */
export function EnvironmentMenu({ size }: Pick<ButtonProps, 'size'>) {
  const choice = useRunEnvironment();
  if (choice === null) return null;
  const { options, value, choose } = choice;
  const trigger = (
    <Button
      variant="ghost"
      size={size}
      icon={<Server size={16} aria-hidden />}
      aria-label={value ? `Environment: ${value}` : NONE}
    >
      <Name>{value || NONE}</Name>
      <ChevronDown size={14} aria-hidden />
    </Button>
  );
  return (
    // Nothing moves when the code of the menu comes; until then nothing can be pressed.
    <Menu
      trigger={trigger}
      items={[{ kind: 'radio', label: 'Environment', value, onChange: choose, options }]}
      fallback={<Room>{trigger}</Room>}
    />
  );
}

const Room = styled.span`
  visibility: hidden;
`;

const Name = styled.span`
  max-width: 14ch;
  overflow: hidden;
  text-overflow: ellipsis;

  ${media.phone} {
    max-width: 9ch;
  }
`;
