import { color, font, oneColumn, radius, space, styled, wrappingRow } from 'shared/theme';

/** The Step Preview with a live browser. */
export const Root = styled.section`
  ${oneColumn(3)}
  min-width: 0;

  &:focus {
    outline: none;
  }
`;

/** The title and the buttons, in line with the buttons above the steps next to it. */
export const Head = styled.div`
  ${wrappingRow(1, 2)}
  min-height: 40px;
  margin-block: -${space(1)};

  & > h2 {
    margin-right: auto;
  }
`;

/** The browser: its address bar, its tabs and the page. */
export const BrowserFrame = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color('surface')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('lg')};
`;

/** What stands in the place of the page while there is none. */
export const NoPage = styled.div`
  ${font('md')}
  display: grid;
  gap: ${space(3)};
  place-content: center;
  justify-items: center;
  padding: ${space(6)};
  color: ${color('textMuted')};
  text-align: center;
  aspect-ratio: 16 / 9;
  overflow-wrap: anywhere;
  background: ${color('surfaceSunken')};
`;
