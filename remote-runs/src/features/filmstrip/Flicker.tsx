import { useState, type ReactNode } from 'react';
import { color, font, styled, wrappingRow } from 'shared/theme';
import { Button, Stack } from 'shared/ui';
import { useCharacterKey } from './useCharacterKey.ts';

interface Props {
  now: ReactNode;
  then: ReactNode;
  thenText: string;
}

/** Two screenshots in the same place: a button or the key F changes between them, holding the screenshot shows the other one. */
export function Flicker({ now, then, thenText }: Props) {
  const [isThen, setIsThen] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const showsThen = isThen !== isHeld;
  useCharacterKey((character, isRepeated) => {
    const isMine = character === 'f';
    if (isMine && !isRepeated) setIsThen((shown) => !shown);
    return isMine;
  });
  const release = () => setIsHeld(false);
  return (
    <Stack gap={2}>
      <Tools>
        <Button
          size="sm"
          variant="secondary"
          aria-keyshortcuts="F"
          aria-pressed={isThen}
          onClick={() => setIsThen(!isThen)}
        >
          Show the other run (F)
        </Button>
        <span aria-live="polite">{showsThen ? `The ${thenText}` : 'This run'}</span>
      </Tools>
      <Layers
        onPointerDown={() => setIsHeld(true)}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
      >
        <div aria-hidden={showsThen}>{now}</div>
        <Then aria-hidden={!showsThen} $isShown={showsThen}>
          {then}
        </Then>
      </Layers>
    </Stack>
  );
}

const Tools = styled.div`
  ${font('sm')}
  ${wrappingRow(2, 3)}
  color: ${color('textMuted')};
`;

const Layers = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color('surfaceSunken')};
  cursor: pointer;
  touch-action: pan-y;
  user-select: none;
`;

/** Covers the other one wholly, also where it is shorter. */
const Then = styled.div<{ $isShown: boolean }>`
  position: absolute;
  inset: 0;
  background: ${color('surfaceSunken')};
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
`;
