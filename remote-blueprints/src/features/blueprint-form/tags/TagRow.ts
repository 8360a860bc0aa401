import { media, space, styled, wrappingRow } from 'shared/theme';

/** The line of the tags below the other fields, which is there before the field is. */
export const TagRow = styled.div`
  ${wrappingRow(1, 2)}
  min-height: 34px;
  margin-top: -${space(4)};

  ${media.phone} {
    min-height: 42px;
  }
`;
