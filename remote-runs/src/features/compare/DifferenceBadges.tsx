import { space, styled } from 'shared/theme';
import { Badge } from 'shared/ui';
import type { Difference, StepPair } from '../../model/comparison.ts';

const WORDS: Record<Difference, string> = {
  added: 'New step',
  removed: 'No longer a step',
  reworded: 'Other words',
  outcome: 'Passed then, failed now',
  contradicted: 'The page broke',
  actions: 'Something else was done',
  address: 'Ended on another page',
};

interface Props {
  pair: StepPair;
  isFirst: boolean;
  /** How many complaints of the page are new. */
  newErrors: number;
}

/** In what a step differs, in words. */
export function DifferenceBadges({ pair: { differences }, isFirst, newErrors }: Props) {
  if (differences.length === 0 && newErrors === 0) return null;
  return (
    <Root>
      {isFirst && <Badge tone="warning">First difference</Badge>}
      {differences.map((difference) => (
        <Badge key={difference} tone={difference === 'outcome' ? 'danger' : 'neutral'}>
          {WORDS[difference]}
        </Badge>
      ))}
      {newErrors > 0 && (
        <Badge tone="neutral">{newErrors === 1 ? '1 new page error' : `${newErrors} new page errors`}</Badge>
      )}
    </Root>
  );
}

const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space(2)};
`;
