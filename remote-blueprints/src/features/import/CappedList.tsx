import { useState, type ReactNode } from 'react';
import { Button, PlainList } from 'shared/ui';

interface Props<T> {
  items: T[];
  /** How many are shown until all are asked for. */
  shown: number;
  label: string;
  /** What the items are, e.g. `tests`. */
  noun: string;
  /** A keyed list item. */
  children: (item: T, index: number) => ReactNode;
}

/** A list that begins with its first items: thousands would make the dialog slow. */
export function CappedList<T>({ items, shown, label, noun, children }: Props<T>) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <PlainList as="ol" gap={0} aria-label={label}>
        {(isWhole ? items : items.slice(0, shown)).map(children)}
      </PlainList>
      {!isWhole && items.length > shown && (
        <Button variant="secondary" size="sm" onClick={() => setIsWhole(true)}>
          Show all {items.length} {noun}
        </Button>
      )}
    </>
  );
}
