import { color, frame, space, styled } from 'shared/theme';

/** A text for machines that a person copies. */
export const CodeBox = styled.code`
  min-width: 0;
  padding: ${space(1)} ${space(2)};
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  font-size: 0.8125rem;
  line-height: 1.6;
  overflow-wrap: anywhere;
  background: ${color('surfaceSunken')};
  ${frame('sm')}
`;
