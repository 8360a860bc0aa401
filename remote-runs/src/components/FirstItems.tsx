import { useState, type ReactNode } from 'react';
import { WholeToggle } from './WholeToggle.tsx';

interface Props<Item> {
  items: readonly Item[];
  /** How many are shown until all are asked for. */
  most: number;
  /** What they are: `requests`. */
  noun: string;
  children: (shown: readonly Item[]) => ReactNode;
}

/** A list that begins with its first items. */
export function FirstItems<Item>({ items, most, noun, children }: Props<Item>) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      {children(isWhole ? items : items.slice(0, most))}
      {items.length > most && (
        <WholeToggle
          isWhole={isWhole}
          showAll={`Show all ${items.length} ${noun}`}
          showFewer={`Show fewer ${noun}`}
          onChange={setIsWhole}
        />
      )}
    </>
  );
}
