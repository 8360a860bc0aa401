import { useState } from 'react';
import { color, font, radius, styled } from 'shared/theme';

interface Props {
  /** Null: there is no picture. */
  address: string | null;
  /** Its first letter stands for the picture where there is none, or it does not load. */
  name: string;
}

/** The picture of a repository's owner, beside his name. */
export function Avatar({ address, name }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  if (address === null || isBroken) return <Letter aria-hidden>{[...name][0]?.toUpperCase()}</Letter>;
  return (
    <Picture
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

const Picture = styled.img`
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
