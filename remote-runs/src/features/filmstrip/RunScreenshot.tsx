import { color, font, radius, space, styled } from 'shared/theme';

interface Props {
  url: string;
  /** Whose it is. */
  text: string;
  hasCaption: boolean;
  onError: () => void;
}

/** The screenshot of one run, as wide as its place. */
export function RunScreenshot({ url, text, hasCaption, onError }: Props) {
  return (
    <Root>
      {hasCaption && <figcaption>{text}</figcaption>}
      <Image src={url} alt={text} decoding="sync" draggable={false} onError={onError} />
    </Root>
  );
}

const Root = styled.figure`
  ${font('xs')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  margin: 0;
  color: ${color('textMuted')};
`;

const Image = styled.img`
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${radius('sm')};
  outline: 1px solid ${color('border')};
  background: ${color('surfaceSunken')};
`;
