import type { ChangeEvent } from 'react';
import { color, font, media, space, styled } from 'shared/theme';
import { Checkbox, Row } from 'shared/ui';
import { stepTargets } from '../../components/focus-step.ts';
import type { StepActions } from './step-actions.ts';

interface Props {
  id: string;
  number: number;
  isSelected: boolean;
  actions: Pick<StepActions, 'select'>;
}

/**
 * The number of a step and its checkbox, which is visible while the card is hovered or focused, and on all cards while
 * one is selected. Tab passes it by: on the card, Space does the same.
 */
export function SelectStep({ id, number, isSelected, actions: { select } }: Props) {
  const handleChange = ({ nativeEvent }: ChangeEvent) => {
    if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) select.extend(id, id);
    else select.toggle(id);
    // There the keys for the selected steps work.
    stepTargets.find(id)?.focus({ preventScroll: true });
  };
  return (
    <Row gap={0}>
      <Box>
        <Checkbox
          requires="viewer"
          label={`Select step ${number}`}
          isLabelHidden
          tabIndex={-1}
          checked={isSelected}
          onChange={handleChange}
        />
      </Box>
      <Number>{number}</Number>
    </Row>
  );
}

const Box = styled.span`
  display: flex;
  width: 20px;
  opacity: 0;

  li:hover > div > &,
  li:focus-within > div > &,
  [data-selecting] & {
    opacity: 1;
  }

  /* On a phone the menu selects the first step. */
  ${media.phone} {
    display: none;

    [data-selecting] & {
      display: flex;
      width: 32px;
      padding-left: ${space(1)};
    }
  }
`;

const Number = styled.span`
  ${font('sm')}
  min-width: 24px;
  color: ${color('textMuted')};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;
