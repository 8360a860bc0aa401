import { ChevronRight } from 'lucide-react';
import { color, font, inlineRow, media, radius, space, styled } from 'shared/theme';
import { VisuallyHidden } from 'shared/ui';

interface Props {
  isOpen: boolean;
  /** The id of what it shows. */
  controls: string;
  /** What uses the module, for screen readers. */
  owner: string;
  onToggle: () => void;
}

/** Shows the steps of a module below the step that uses it. */
export function StepsToggle({ isOpen, controls, owner, onToggle }: Props) {
  return (
    <Root
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      <ChevronRight size={14} aria-hidden />
      {isOpen ? 'Hide steps' : 'Show steps'}
      <VisuallyHidden> of {owner}</VisuallyHidden>
    </Root>
  );
}

const Root = styled.button`
  ${font('sm')}
  ${inlineRow(1)}
  flex: none;
  min-height: 32px;
  padding: 0 ${space(2)} 0 ${space(1)};
  font-weight: 500;
  color: ${color('textMuted')};
  border-radius: ${radius('sm')};

  &:hover {
    color: ${color('text')};
    background: ${color('hover')};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }

  ${media.phone} {
    min-height: 40px;
  }
`;
