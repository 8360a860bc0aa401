import { Button, Notice, Row } from 'shared/ui';

interface Props {
  /** The values by their names in the address. */
  unknown: Readonly<Record<string, string>>;
  /** What the filters with only a few values can be. */
  words: Readonly<Record<string, readonly string[]>>;
  onDrop: () => void;
}

/** Says what the address asks for that no list can be narrowed by: it was written by hand, or by another version. */
export function UnknownFilters({ unknown, words, onDrop }: Props) {
  const given = Object.entries(unknown).map(([name, value]) => `${name}=${value}${possible(words[name])}`);
  return (
    <Notice tone="warning">
      <Row gap={3} justify="space-between" wrap>
        <span>
          Not a filter, so it is ignored: <bdi>{given.join(', ')}</bdi>.
        </span>
        <Button variant="secondary" size="sm" onClick={onDrop}>
          Remove
        </Button>
      </Row>
    </Notice>
  );
}

const possible = (words: readonly string[] | undefined) => (words ? ` (possible: ${words.join(', ')})` : '');
