import { color, radius, space, styled } from 'shared/theme';

/** The empty frame of a screenshot or recording: of their size, so that nothing moves when one comes. */
export const Placeholder = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  aspect-ratio: 16 / 9;
  padding: ${space(4)};
  border: 1px dashed ${color('border')};
  border-radius: ${radius('md')};
  color: ${color('textMuted')};
  text-align: center;
`;
