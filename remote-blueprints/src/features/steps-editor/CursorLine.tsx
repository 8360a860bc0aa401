import { color, flexRow, font, styled } from 'shared/theme';

/** Marks the place between two steps up to which the live browser has executed them. */
export function CursorLine() {
  return <Root>The browser is here</Root>;
}

/** The last row of a card. */
const Root = styled.div`
  ${font('xs')}
  ${flexRow(2)}
  grid-column: 1 / -1;
  font-weight: 500;
  color: ${color('accentText')};

  &::before,
  &::after {
    flex: 1;
    height: 2px;
    background: ${color('accent')};
    content: '';
  }
`;
