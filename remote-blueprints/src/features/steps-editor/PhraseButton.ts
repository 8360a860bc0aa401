import { color, font, media, radius, space, styled } from 'shared/theme';

/** A button that inserts a phrase of the step language. */
export const PhraseButton = styled.button`
  ${font('sm')}
  display: inline-flex;
  gap: ${space(2)};
  align-items: center;
  max-width: 100%;
  min-height: 30px;
  padding: ${space(1)} ${space(3)} ${space(1)} ${space(2)};
  color: ${color('text')};
  text-align: left;
  cursor: pointer;
  background: ${color('surface')};
  border: 1px solid ${color('borderStrong')};
  border-radius: ${radius('md')};

  &:hover {
    background: ${color('hover')};
  }

  & > svg {
    flex: none;
    color: ${color('accentText')};
  }

  ${media.phone} {
    min-height: 40px;
  }
`;
