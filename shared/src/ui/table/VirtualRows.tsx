import {
  observeElementRect,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';

/** Up to this number every row is in the DOM, where the browser's search finds it. */
const MAX_PLAIN_ROWS = 100;
const OVERSCAN = 10;

/** Props that a row must pass to its `TableRow`. */
interface RowProps {
  ref?: Ref<HTMLTableRowElement>;
  'data-index': number;
  'aria-rowindex': number;
}

interface Props {
  count: number;
  /** The estimated height of a row in pixels; rendered rows are measured. */
  rowHeight: number;
  /** More rows will follow: virtualizes a short list too, so that its rows are not remounted later. */
  isGrowing?: boolean;
  /** The parent of the table scrolls, instead of the window. */
  isInScroller?: boolean;
  /** Keyed rows. */
  children: (index: number, props: RowProps) => ReactNode;
}

/** The rows of a table, virtualized if there are many. Set `aria-rowcount` on the table. */
export function VirtualRows(props: Props) {
  if (props.isInScroller) return <ScrollerRows {...props} />;
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
    // Without layout, as in tests, a row has the estimated height.
    measureElement: (row) => row.getBoundingClientRect().height || rowHeight,
    ...place,
  });
  return <Rows virtualizer={virtualizer} top={top} start={place.scrollMargin} renderRow={children} />;
}

/** Its rows are all of the estimated height. A list that grows row by row keeps them mounted. */
function ScrollerRows({ count, rowHeight, children }: Props) {
  const top = useRef<HTMLTableRowElement>(null);
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    overscan: count <= MAX_PLAIN_ROWS ? MAX_PLAIN_ROWS : OVERSCAN,
    estimateSize: () => rowHeight,
    getScrollElement: () => top.current?.closest('table')?.parentElement ?? null,
    // Without layout, as in tests, the window is what scrolls.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, ({ width, height }) =>
        report({ width, height: height || window.innerHeight }),
      ),
  });
  return <Rows virtualizer={virtualizer} top={top} start={0} renderRow={children} />;
}

interface RowsProps {
  virtualizer: Pick<
    Virtualizer<Window | HTMLElement, HTMLTableRowElement>,
    'getTotalSize' | 'getVirtualItems' | 'measureElement'
  >;
  top: RefObject<HTMLTableRowElement | null>;
  /** Where the first row starts. */
  start: number;
  renderRow: Props['children'];
}

function Rows({ virtualizer, top, start, renderRow }: RowsProps) {
  const { measureElement } = virtualizer;
  // React skips a row whose element is the same, so scrolling does not re-render visible rows.
  const rowAt = useMemo(
    () => memoize((index) => renderRow(index, { ref: measureElement, ...rowProps(index) })),
    [renderRow, measureElement],
  );
  const rows = virtualizer.getVirtualItems();
  const before = (rows[0]?.start ?? start) - start;
  const after = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? start) - start);
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

function memoize<Value>(compute: (index: number) => Value): (index: number) => Value {
  const values = new Map<number, Value>();
  return (index) => {
    const value = values.get(index) ?? compute(index);
    values.set(index, value);
    return value;
  };
}

/** The header is row 1. */
const rowProps = (index: number) => ({ 'data-index': index, 'aria-rowindex': index + 2 });

const offsetOf = (element: Element): number => element.getBoundingClientRect().top + window.scrollY;

const gapOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).rowGap) || 0;
