import { useState, type KeyboardEvent, type PointerEvent } from 'react';

export interface DayCursor {
  /** The day that is looked at; null: none is. */
  active: number | null;
  /** The day that the keyboard is at. */
  current: number;
  /** For the element that is as wide as all days together. */
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onFocus: () => void;
    onBlur: () => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerLeave: () => void;
  };
}

/** Which of `count` days is looked at: pointed at, or reached by the arrow keys, Home and End, which begin at the last one. */
export function useDayCursor(count: number): DayCursor {
  const [position, setPosition] = useState<number | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const [pointed, setPointed] = useState<number | null>(null);
  const within = (index: number) => Math.min(Math.max(0, index), count - 1);
  const current = within(position ?? count - 1);
  return {
    active: pointed === null ? (isFocused ? current : null) : within(pointed),
    current,
    handlers: {
      onKeyDown: (event) => {
        const next = nextIndex(event.key, current, count);
        if (next === null) return;
        event.preventDefault();
        setPointed(null);
        setPosition(within(next));
      },
      onFocus: () => setIsFocused(true),
      onBlur: () => setIsFocused(false),
      onPointerMove: ({ currentTarget, clientX }) => {
        const { left, width } = currentTarget.getBoundingClientRect();
        setPointed(Math.floor(((clientX - left) / width) * count));
      },
      onPointerLeave: () => setPointed(null),
    },
  };
}

/** The index that a key moves to; null for any other key. */
function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return index - 1;
  if (key === 'ArrowRight' || key === 'ArrowUp') return index + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
