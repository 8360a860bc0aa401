import { color, inlineRow, styled } from 'shared/theme';

interface Props {
  /** Height of the mark in pixels. */
  size?: number;
  /** Without the product's name, for narrow places. */
  isMarkOnly?: boolean;
}

/** The product's logo: a light on stairs, and its name. */
export function Logo({ size = 26, isMarkOnly = false }: Props) {
  return (
    <Root role="img" aria-label="Steplight">
      <Mark width={size} height={size} viewBox="0 0 32 32" aria-hidden>
        <Ground width="32" height="32" rx="8" />
        <Stairs d="M7 24h6v-6h6v-6h6" />
        <Light cx="10" cy="10" r="3.5" />
      </Mark>
      {!isMarkOnly && <Word aria-hidden>Steplight</Word>}
    </Root>
  );
}

const Root = styled.span`
  ${inlineRow(2)}
  color: ${color('text')};
`;

const Mark = styled.svg`
  flex: none;
`;

const Ground = styled.rect`
  fill: ${color('accent')};
`;

const Stairs = styled.path`
  fill: none;
  stroke: ${color('onAccent')};
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const Light = styled.circle`
  fill: ${color('light')};
`;

const Word = styled.span`
  font-size: 1.0625rem;
  font-weight: 650;
  line-height: 1;
  letter-spacing: -0.02em;
`;
