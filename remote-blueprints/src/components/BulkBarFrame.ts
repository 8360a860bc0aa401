import { color, layer, radius, shadow, space, styled } from 'shared/theme';

/** The surface of what is done with all selected rows or steps; stays in sight at the edge that its user sets. */
export const BulkBarFrame = styled.div`
  display: flex;
  align-items: center;
  position: sticky;
  z-index: ${layer('sticky')};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  background: ${color('surface')};
  border: 1px solid ${color('accent')};
  border-radius: ${radius('md')};
  box-shadow: ${shadow('md')};
`;
