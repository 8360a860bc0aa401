import { keyframes, styled } from 'shared/theme';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import {
  CardSkeleton,
  LineSkeleton,
  SearchableTableSkeleton,
  SectionSkeleton,
  TableSkeleton,
  TallTableSkeleton,
} from './ListSkeletons.tsx';
import { EditorSkeleton, ModuleSkeleton, RunSkeleton } from './StepSkeletons.tsx';

const SHAPES = {
  lines: LineSkeleton,
  table: TableSkeleton,
  'tall-table': TallTableSkeleton,
  'searchable-table': SearchableTableSkeleton,
  cards: CardSkeleton,
  sections: SectionSkeleton,
  editor: EditorSkeleton,
  module: ModuleSkeleton,
  run: RunSkeleton,
};

/** What the content that is loading will look like. */
export type SkeletonShape = keyof typeof SHAPES;

interface Props {
  shape: SkeletonShape;
  /** For screen readers, e.g. `Loading runs...`. */
  loading: string;
  /** Of lines, rows, cards, sections or steps. */
  count?: number;
}

/** Grey blocks in the shape of the content that is loading, so that the page does not shift when it appears. */
export function Skeleton({ shape, loading, count }: Props) {
  const Shape = SHAPES[shape];
  return (
    <>
      {/* Outside the busy element, whose changes screen readers may hold back. */}
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <Root aria-busy data-skeleton={shape}>
        <Shape count={count} />
      </Root>
    </>
  );
}

const pulse = keyframes`
  50% { opacity: 0.6; }
`;

const Root = styled.div`
  min-width: 0;
  animation: ${pulse} 1.6s ease-in-out infinite;
`;
