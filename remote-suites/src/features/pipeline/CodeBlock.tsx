import { color, radius, space, styled } from 'shared/theme';

/** Text to copy into a terminal; keeps its lines and breaks long ones instead of widening the page. */
export const CodeBlock = styled.pre`
  flex: 1 1 300px;
  min-width: 0;
  margin: 0;
  padding: ${space(3)} ${space(4)};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  font-size: 0.8125rem;
  line-height: 1.6;
  background: ${color('surfaceSunken')};
  border: 1px solid ${color('border')};
  border-radius: ${radius('md')};
`;
