import { STEP_PREVIEW_HEIGHT_PX } from 'shared/constants';
import { color, radius, styled } from 'shared/theme';

/** The frame of the Step Preview, of the same size with a screenshot and without one. */
export const PreviewFrame = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  height: ${STEP_PREVIEW_HEIGHT_PX}px;
  overflow: hidden;
  background: ${color('surfaceSunken')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
`;
