import { Minus, PenLine, Plus, type LucideIcon } from 'lucide-react';
import type { RunChanges } from 'shared/contract';
import { color, space, styled } from 'shared/theme';
import { PlainList } from 'shared/ui';
import { FirstItems } from '../../components/FirstItems.tsx';

type Item = RunChanges['items'][number];

/** More are shown when they are asked for. */
const MOST = 10;

const ICONS: Record<Item['change'], LucideIcon> = { vanished: Minus, appeared: Plus, changed: PenLine };

/** Changes of a page in words. */
export function ChangeList({ items }: { items: Item[] }) {
  return (
    <FirstItems items={items} most={MOST} noun="changes">
      {(shown) => (
        <PlainList gap={1} aria-labelledby="changes-title">
          {shown.map(({ change, text }) => {
            const Icon = ICONS[change];
            return (
              <Line key={text}>
                <Icon size={14} aria-hidden />
                {text}
              </Line>
            );
          })}
        </PlainList>
      )}
    </FirstItems>
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
