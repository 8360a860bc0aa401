import { useId, type KeyboardEvent, type MouseEvent } from 'react';

interface Options {
  /** Of the list, where something else refers to it too. */
  id?: string;
  label: string;
  /** How many options the list has; 0: it is closed. */
  count: number;
  /** The index of the active option; -1: none. */
  active: number;
  onActive: (index: number) => void;
  onAccept: (index: number) => void;
  /** Escape closes the list; absent: Escape is left to what is around it. */
  onClose?: () => void;
  /** Tab accepts the active option, or the first one. */
  acceptsOnTab?: boolean;
  /** The arrow keys also reach the field itself, where no option is active. */
  reachesField?: boolean;
}

export type Listbox = ReturnType<typeof useListbox>;

/**
 * The list of a combobox: attributes for the field, the list and its options, and the keys. The field keeps the focus; the arrow keys move the
 * active option, round and round, and Enter accepts it.
 */
export function useListbox({ label, count, active, onActive, onAccept, onClose, ...options }: Options) {
  const ownId = useId();
  const { id = ownId, acceptsOnTab = false, reachesField = false } = options;
  const idOf = (index: number) => `${id}-${index}`;
  const first = reachesField ? -1 : 0;
  const isOpen = count > 0;

  return {
    active,
    onActive,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? idOf(active) : undefined,
    } as const,
    list: {
      id,
      role: 'listbox',
      'aria-label': label,
      // The field keeps the focus.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    } as const,
    option: (index: number) =>
      ({
        ref: index === active ? scrollIntoView : undefined,
        id: idOf(index),
        role: 'option',
        'aria-selected': index === active,
        'data-highlighted': index === active || undefined,
        onClick: () => onAccept(index),
      }) as const,
    /** Whether the list handled the key. */
    handleKey(event: KeyboardEvent): boolean {
      const { key, nativeEvent, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (!isOpen || nativeEvent.isComposing || altKey || ctrlKey || metaKey || shiftKey) return false;
      const by = { ArrowDown: 1, ArrowUp: -1 }[key];
      const places = count - first;
      if (by !== undefined) onActive(((active - first + by + places) % places) + first);
      else if (key === 'Escape' && onClose) onClose();
      else if ((key === 'Enter' && active >= 0) || (key === 'Tab' && acceptsOnTab))
        onAccept(Math.max(active, 0));
      else return false;
      event.preventDefault();
      return true;
    },
  };
}

function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
