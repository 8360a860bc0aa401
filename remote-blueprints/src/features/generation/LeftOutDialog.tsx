import type { GeneratedSteps } from 'shared/contract';
import { Dialog } from 'shared/overlay';
import { color, font, space, styled } from 'shared/theme';
import { Button } from 'shared/ui';

interface Props {
  leftOut: NonNullable<GeneratedSteps['left_out']>;
  onClose: () => void;
}

/** The pieces of the source material that became no step, and why. */
export function LeftOutDialog({ leftOut, onClose }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Left out"
      description="These pieces of the material became no step."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <List>
        {leftOut.map(({ text, why }, index) => (
          <li key={index}>
            <div>{text}</div>
            <Why>{why}</Why>
          </li>
        ))}
      </List>
    </Dialog>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
  list-style: none;
`;

const Why = styled.div`
  ${font('sm')}
  color: ${color('textMuted')};
`;
