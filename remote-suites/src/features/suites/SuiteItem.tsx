import { useEffect, useRef, type ReactNode } from 'react';
import { GridItem } from 'shared/ui';

interface Props {
  isHidden: boolean;
  /** Scrolls into view: it was just created. */
  isNew: boolean;
  children: ReactNode;
}

/** A grid cell with a card. */
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
