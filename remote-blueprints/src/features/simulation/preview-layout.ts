import { STEP_PREVIEW_HEIGHT_PX } from 'shared/constants';
import { color, radius, space, styled } from 'shared/theme';

/** The title of the Step Preview and its buttons, in line with the buttons above the steps next to it. */
export const PreviewHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  align-items: center;
  justify-content: space-between;
  min-height: 40px;
  margin-block: -${space(1)};
`;

/** The frame of the Step Preview, of the same size with a screenshot and without one. */
export const PreviewFrame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  height: ${STEP_PREVIEW_HEIGHT_PX}px;
  overflow: hidden;
  background: ${color('surfaceSunken')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
`;
