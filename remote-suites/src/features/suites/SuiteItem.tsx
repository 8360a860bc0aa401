import { useEffect, useRef, type ReactNode } from 'react';
import { GridItem } from 'shared/ui';

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
    <GridItem ref={item} hidden={isHidden}>
      {children}
    </GridItem>
  );
}
