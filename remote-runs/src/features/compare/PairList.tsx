import type { KeyboardEvent, ReactNode } from 'react';
import { PlainList } from 'shared/ui';
import { focusPair } from './show-pair.ts';

interface Props {
  count: number;
  onGo: (index: number) => void;
  /** The pairs. */
  children: ReactNode;
}

/** The steps of both runs. Arrow keys move through both at once. */
export function PairList({ count, onGo, children }: Props) {
  const handleKeyDown = (event: KeyboardEvent) => {
    const toggle = (event.target as Element).closest('[data-pair]');
    if (!toggle || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextIndex(event.key, Number(toggle.getAttribute('data-pair')), count);
    if (next === null) return;
    event.preventDefault();
    onGo(next);
    focusPair(next);
  };
  return (
    <PlainList as="ol" aria-label="Steps side by side" onKeyDown={handleKeyDown}>
      {children}
    </PlainList>
  );
}

function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowUp') return Math.max(0, index - 1);
  if (key === 'ArrowDown') return Math.min(count - 1, index + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
