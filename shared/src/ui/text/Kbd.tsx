import { color, radius, styled } from 'shared/theme';

/** A key of the keyboard. */
export const Kbd = styled.kbd`
  display: inline-block;
  min-width: 20px;
  padding: 0 5px;
  background: ${color('surfaceSunken')};
  border: 1px solid ${color('border')};
  border-bottom-width: 2px;
  border-radius: ${radius('sm')};
  color: ${color('textMuted')};
  font-family: inherit;
  font-size: 0.6875rem;
  font-weight: 500;
  line-height: 1.125rem;
  text-align: center;
`;
