import { color, font, radius, space, styled } from 'shared/theme';

/** More are counted only. */
const MOST = 5;

/** What the page complained of in this run and not in the other one. */
export function NewErrors({ texts }: { texts: string[] }) {
  const rest = texts.length - MOST;
  return (
    <Root aria-label="New page errors">
      {texts.slice(0, MOST).map((text) => (
        <li key={text}>{text}</li>
      ))}
      {rest > 0 && <li>And {rest} more.</li>}
    </Root>
  );
}

const Root = styled.ul`
  ${font('sm')}
  display: grid;
  gap: ${space(1)};
  margin: 0 0 ${space(2)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius('sm')};
  background: ${color('dangerSoft')};
  color: ${color('danger')};
  list-style: none;
  overflow-wrap: anywhere;

  > li {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
`;
