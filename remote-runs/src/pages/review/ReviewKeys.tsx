import { Kbd } from '../../features/steps/Kbd.tsx';
import { color, font, media, space, styled } from 'shared/theme';

const KEYS = [
  { keys: ['j', 'k'], names: 'j and k, or the arrows', text: 'next, previous' },
  { keys: ['1', '2', '3', '4'], names: '1 to 4', text: 'product bug, test, environment, unknown' },
  { keys: ['n'], names: 'n', text: 'with a note' },
  { keys: ['Enter'], names: 'Enter', text: 'open' },
];

/** The keys of the review. Hidden on a phone. */
export function ReviewKeys() {
  return (
    <Root aria-label="Keys">
      {KEYS.map(({ keys, names, text }) => (
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
  display: flex;
  align-items: center;
  gap: ${space(2)};

  > span {
    display: flex;
    gap: 3px;
  }
`;
