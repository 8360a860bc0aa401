import { useEffect, useRef, type ReactNode } from 'react';
import { space, styled } from 'shared/theme';

interface Props {
  isHidden: boolean;
  /** It has just been created: it comes into view. */
  isNew: boolean;
  children: ReactNode;
}

/** A card's place in the grid. */
export function SuiteItem({ isHidden, isNew, children }: Props) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <Item ref={item} hidden={isHidden}>
      {children}
    </Item>
  );
}

/** Room for the card's shadow, which would be cut off with what is out of view. */
const SHADOW = space(1);

const Item = styled.li`
  min-width: 0;
  margin: -${SHADOW};
  padding: ${SHADOW};
  content-visibility: auto;
  contain-intrinsic-size: auto 170px;

  &[hidden] {
    display: none;
  }
`;
