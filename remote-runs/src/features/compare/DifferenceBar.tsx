import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button, Row, Text } from 'shared/ui';
import type { StepPair } from '../../model/comparison.ts';

interface Props {
  pairs: StepPair[];
  /** The index of the open pair. */
  current: number | null;
  onGo: (index: number) => void;
}

/** How many steps differ, and the way from one of them to the next. */
export function DifferenceBar({ pairs, current, onGo }: Props) {
  const places = pairs.flatMap(({ differences }, index) => (differences.length > 0 ? [index] : []));
  const previous = places.findLast((index) => current !== null && index < current);
  const next = places.find((index) => current === null || index > current);
  return (
    <Row justify="space-between" wrap>
      <Text role="status">{countText(places.length)}</Text>
      {places.length > 0 && (
        <Row gap={2}>
          <Button
            variant="secondary"
            size="sm"
            icon={<ChevronUp size={16} aria-hidden />}
            disabledReason={previous === undefined ? 'There is none above.' : undefined}
            onClick={() => previous !== undefined && onGo(previous)}
          >
            Previous Difference
          </Button>
          <Button
            variant="secondary"
            size="sm"
            icon={<ChevronDown size={16} aria-hidden />}
            disabledReason={next === undefined ? 'There is none below.' : undefined}
            onClick={() => next !== undefined && onGo(next)}
          >
            Next Difference
          </Button>
        </Row>
      )}
    </Row>
  );
}

function countText(count: number): string {
  if (count === 0) return 'No step differs.';
  return count === 1 ? 'One step differs.' : `${count} steps differ.`;
}
