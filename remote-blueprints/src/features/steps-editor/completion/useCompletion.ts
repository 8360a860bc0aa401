import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { complete, isClear } from 'shared/step-language';
import { readingOf } from '../../../model/reading.ts';

interface Options {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onChange: (text: string) => void;
  known: Parameters<typeof complete>[2];
}

/** Where in the text completions are offered. */
interface Place {
  cursor: number;
  /** The option that the arrow keys chose, -1 for none; null before they were used. */
  chosen: number | null;
}

/**
 * Completions at the cursor of a text field. The arrow keys choose, Tab accepts, Escape closes. Enter accepts only an
 * active option, so that it still saves while typing; behind `{{` the first one is active at once, as nothing is said
 * yet that could be saved. After a whole sentence, Tab moves the focus.
 */
export function useCompletion({ field, text, onChange, known }: Options) {
  const [place, setPlace] = useState<Place | null>(null);
  const wantedCursor = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (wantedCursor.current === undefined) return;
    field.current?.setSelectionRange(wantedCursor.current, wantedCursor.current);
    wantedCursor.current = undefined;
  });

  const offer = place && offerAt(place, text, known);
  const close = () => setPlace(null);
  const suggest = (cursor: number) => setPlace({ cursor, chosen: null });
  const write = (written: string, cursor: number) => {
    wantedCursor.current = cursor;
    onChange(written);
    if (isWhole(written)) close();
    else suggest(cursor);
    field.current?.focus();
  };
  const accept = (index: number) => {
    const completion = offer?.completions[index];
    if (!offer || !completion) return;
    const { start, end = offer.cursor, insert } = completion;
    write(text.slice(0, start) + insert + text.slice(end), start + cursorIn(insert));
  };
  const choose = (by: number) => {
    if (!offer) return;
    // The text itself is one more position of the arrow keys.
    const places = offer.completions.length + 1;
    setPlace({ cursor: offer.cursor, chosen: ((offer.active + 1 + by + places) % places) - 1 });
  };

  /** Whether the list handled the key. */
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    const { value, selectionStart: cursor } = event.currentTarget;
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return false;
    if (!offer) {
      if (event.key !== 'ArrowDown' || cursor !== value.length) return false;
      suggest(cursor);
      return true;
    }
    const isChosen = offer.active >= 0;
    if (event.key === 'ArrowDown') choose(1);
    else if (event.key === 'ArrowUp') choose(-1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Tab' && (isChosen || !isWhole(text))) accept(Math.max(offer.active, 0));
    else if (event.key === 'Enter' && isChosen) accept(offer.active);
    else {
      if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) close();
      return false;
    }
    return true;
  };

  return { offer, suggest, close, write, accept, handleKey };
}

function offerAt({ cursor, chosen }: Place, text: string, known: Options['known']) {
  const completions = complete(text, cursor, known);
  const [first] = completions;
  if (!first) return null;
  const isInBraces = text.startsWith('{{', first.start);
  return { completions, cursor, active: chosen ?? (isInBraces ? 0 : -1) };
}

const isWhole = (text: string): boolean => text.trim() === '' || isClear(readingOf(text.trim()));

/** The cursor position in an inserted text: between the first pair of empty quotes, else at the end. */
export function cursorIn(words: string): number {
  const quotes = words.indexOf('""');
  return quotes < 0 ? words.length : quotes + 1;
}

/** Of an option in the list of completions. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;
