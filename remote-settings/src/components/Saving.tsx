import { color, font, space, styled } from 'shared/theme';

/** Says that a change is being saved; takes no room else. */
export function Saving({ isSaving }: { isSaving: boolean }) {
  return <Root role="status">{isSaving && 'Saving...'}</Root>;
}

const Root = styled.span`
  ${font('sm')}
  color: ${color('textMuted')};

  &:not(:empty) {
    margin-right: ${space(4)};
  }
`;
