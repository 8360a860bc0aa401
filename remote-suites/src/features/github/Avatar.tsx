import { useState } from 'react';
import { color, font, radius, styled } from 'shared/theme';

interface Props {
  /** Null: there is no image. */
  address: string | null;
  /** Its first letter replaces an image that is missing or does not load. */
  name: string;
}

/** The avatar of a repository's owner, shown next to the name. */
export function Avatar({ address, name }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  if (address === null || isBroken) return <Letter aria-hidden>{[...name][0]?.toUpperCase()}</Letter>;
  return (
    <Image
      src={address}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setIsBroken(true)}
    />
  );
}

const Image = styled.img`
  flex: none;
  border-radius: ${radius('md')};
  background: ${color('surfaceSunken')};
  object-fit: cover;
`;

const Letter = styled.span`
  ${font('lg')}
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius('md')};
  background: ${color('accentSoft')};
  color: ${color('accentText')};
  font-weight: 600;
`;
