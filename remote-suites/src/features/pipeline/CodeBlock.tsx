import { color, frame, space, styled } from 'shared/theme';

/** Text to copy, in the font of terminals. */
export const CodeBlock = styled.pre`
  min-width: 0;
  margin: 0;
  padding: ${space(3)} ${space(4)};
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  font-size: 0.8125rem;
  line-height: 1.6;
  background: ${color('surfaceSunken')};
  ${frame('md')}
`;
