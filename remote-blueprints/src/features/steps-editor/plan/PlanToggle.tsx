import { Fingerprint } from 'lucide-react';
import { Tooltip } from 'shared/overlay';
import { color, media, styled } from 'shared/theme';
import { IconButton } from 'shared/ui';

interface Props {
  number: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** Marks a step whose element the plan knows, and shows that in the card. */
export function PlanToggle({ number, isOpen, onToggle }: Props) {
  return (
    <Tooltip text="Plan">
      <Toggle
        requires="viewer"
        size="sm"
        label={`Plan of step ${number}`}
        icon={<Fingerprint />}
        aria-expanded={isOpen}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onToggle}
      />
    </Tooltip>
  );
}

const Toggle = styled(IconButton)`
  &[aria-expanded='true'] {
    color: ${color('accentText')};
  }

  /* The text of the step needs the room. */
  ${media.phone} {
    width: 32px;
  }
`;
