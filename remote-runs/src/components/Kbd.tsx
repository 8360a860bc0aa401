import { color, font, radius, styled } from 'shared/theme';

/** A key of the keyboard. */
export const Kbd = styled.kbd`
  ${font('xs')}
  min-width: 20px;
  padding: 1px 5px;
  border: 1px solid ${color('borderStrong')};
  border-bottom-width: 2px;
  border-radius: ${radius('sm')};
  background: ${color('surface')};
  color: ${color('text')};
  font-family: inherit;
  text-align: center;
`;
