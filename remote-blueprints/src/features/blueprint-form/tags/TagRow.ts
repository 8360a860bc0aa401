import { media, space, styled } from 'shared/theme';

/** The line of the tags below the other fields, which is there before the field is. */
export const TagRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  min-height: 34px;
  margin-top: -${space(4)};

  ${media.phone} {
    min-height: 42px;
  }
`;
