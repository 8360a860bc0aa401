import { color, flexRow, font, media, radius, space, styled } from 'shared/theme';

export interface KeyEntry {
  /** As they are shown. */
  keys: string[];
  /** As they are read aloud. */
  names: string;
  /** What they do. */
  text: string;
}

/** The keys of a screen. Hidden on a phone. */
export function KeyList({ entries }: { entries: KeyEntry[] }) {
  return (
    <Root aria-label="Keys">
      {entries.map(({ keys, names, text }) => (
        <Item key={text}>
          <span role="img" aria-label={names}>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </span>
          {text}
        </Item>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  ${font('sm')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin: 0;
  padding: 0;
  color: ${color('textMuted')};
  list-style: none;

  ${media.phone} {
    display: none;
  }
`;

const Item = styled.li`
  ${flexRow(2)}

  > span {
    display: flex;
    gap: 3px;
  }
`;

/** A key of the keyboard. */
const Kbd = styled.kbd`
  ${font('xs')}
  min-width: 20px;
  padding: 1px 5px;
  border: 1px solid ${color('borderStrong')};
  border-bottom-width: 2px;
  border-radius: ${radius('sm')};
  background: ${color('surface')};
  color: ${color('text')};
  font-family: inherit;
  text-align: center;
`;
