import { color, type ColorName, font, frame, shadow, space, styled } from 'shared/theme';
import { lightColors } from './palette.ts';

export function ThemePreview() {
  return (
    <Swatches>
      {(Object.keys(lightColors) as ColorName[]).map((name) => (
        <li key={name}>
          <Swatch $name={name} />
          {name}
        </li>
      ))}
    </Swatches>
  );
}

const Swatches = styled.ul`
  ${font('xs')}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(110px, 1fr));
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Swatch = styled.div<{ $name: ColorName }>`
  height: 44px;
  margin-bottom: ${space(1)};
  ${frame('md')}
  background: ${({ $name }) => color($name)};
  box-shadow: ${shadow('sm')};
`;
