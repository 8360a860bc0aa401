import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';

/** Up to here every row is on the page, where the browser's own search finds it. */
const MAX_PLAIN_ROWS = 100;
const OVERSCAN = 10;

/** What a row must pass on to its `TableRow`. */
interface RowProps {
  ref?: Ref<HTMLTableRowElement>;
  'data-index': number;
  'aria-rowindex': number;
}

interface Props {
  count: number;
  /** A usual row's height in px; real heights are measured. */
  rowHeight: number;
  /** More rows will come: short as it is, the list is treated as a long one, so that no row is made anew. */
  isGrowing?: boolean;
  /** Keyed rows. */
  children: (index: number, props: RowProps) => ReactNode;
}

/** The rows of a table; of a long one only those near the window are on the page. Give the table `aria-rowcount`. */
export function VirtualRows(props: Props) {
  const isShort = props.count <= MAX_PLAIN_ROWS && !props.isGrowing;
  return isShort ? <PlainRows {...props} /> : <WindowRows {...props} />;
}

function PlainRows({ count, children }: Props) {
  return Array.from({ length: count }, (_, index) => children(index, rowProps(index)));
}

function WindowRows({ count, rowHeight, children }: Props) {
  const top = useRef<HTMLTableRowElement>(null);
  const [place, setPlace] = useState({ scrollMargin: 0, gap: 0 });
  useLayoutEffect(() => {
    const body = top.current?.parentElement;
    if (!body) return;
    const measure = () => setPlace({ scrollMargin: offsetOf(body), gap: gapOf(body) });
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  const virtualizer = useWindowVirtualizer({
    count,
    overscan: OVERSCAN,
    estimateSize: () => rowHeight,
    // Where nothing is laid out, as in tests, a row has its usual height all the same.
    measureElement: (row) => row.getBoundingClientRect().height || rowHeight,
    ...place,
  });
  const { measureElement } = virtualizer;
  // A row that stays in sight while the page scrolls is the same element, which React does not render again.
  const rowAt = useMemo(
    () => remember((index) => children(index, { ref: measureElement, ...rowProps(index) })),
    [children, measureElement],
  );
  const rows = virtualizer.getVirtualItems();
  const before = (rows[0]?.start ?? place.scrollMargin) - place.scrollMargin;
  const after = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? place.scrollMargin) - place.scrollMargin);
  return (
    <>
      <Spacer ref={top} height={before} />
      {rows.map(({ index }) => rowAt(index))}
      <Spacer height={after} />
    </>
  );
}

function Spacer({ height, ref }: { height: number; ref?: Ref<HTMLTableRowElement> }) {
  return <tr ref={ref} role="presentation" aria-hidden style={{ height: Math.max(0, height) }} />;
}

function remember<Value>(make: (index: number) => Value): (index: number) => Value {
  const made = new Map<number, Value>();
  return (index) => {
    const value = made.get(index) ?? make(index);
    made.set(index, value);
    return value;
  };
}

/** The head is the first row. */
const rowProps = (index: number) => ({ 'data-index': index, 'aria-rowindex': index + 2 });

const offsetOf = (element: Element): number => element.getBoundingClientRect().top + window.scrollY;

const gapOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).rowGap) || 0;
