import { Minus, PenLine, Plus, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { RunChanges } from 'shared/contract';
import { color, space, styled } from 'shared/theme';
import { Button, PlainList } from 'shared/ui';

type Item = RunChanges['items'][number];

/** More are shown when they are asked for. */
const MOST = 10;

const ICONS: Record<Item['change'], LucideIcon> = { vanished: Minus, appeared: Plus, changed: PenLine };

/** Changes of a page in words. */
export function ChangeList({ items }: { items: Item[] }) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <PlainList gap={1} aria-labelledby="changes-title">
        {(isWhole ? items : items.slice(0, MOST)).map(({ change, text }) => {
          const Icon = ICONS[change];
          return (
            <Line key={text}>
              <Icon size={14} aria-hidden />
              {text}
            </Line>
          );
        })}
      </PlainList>
      {items.length > MOST && (
        <div>
          <Button
            requires="viewer"
            variant="secondary"
            size="sm"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer changes' : `Show all ${items.length} changes`}
          </Button>
        </div>
      )}
    </>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)};
  overflow-wrap: anywhere;

  > svg {
    margin-top: 0.25em;
    color: ${color('textMuted')};
  }
`;
