import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { complete, isClear, type Completion } from 'shared/step-language';
import { readingOf } from '../../../model/reading.ts';

interface Options {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onChange: (text: string) => void;
  known: { names: string[]; variables: string[] };
}

interface Offer {
  completions: Completion[];
  /** The cursor position that the completions belong to. */
  cursor: number;
  /** The option that the arrow keys chose; -1 if no option is active. */
  active: number;
}

/**
 * Completions at the cursor of a text field. The arrow keys choose, Tab accepts, Escape closes. Enter accepts only an
 * option that was chosen, so that it still saves while typing. After a whole sentence, Tab moves the focus.
 */
export function useCompletion({ field, text, onChange, known }: Options) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const wantedCursor = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (wantedCursor.current === undefined) return;
    field.current?.setSelectionRange(wantedCursor.current, wantedCursor.current);
    wantedCursor.current = undefined;
  });

  const close = () => setOffer(null);
  const suggest = (written: string, cursor: number) => {
    const completions = complete(written, cursor, known);
    setOffer(completions.length > 0 ? { completions, cursor, active: -1 } : null);
  };
  const write = (written: string, cursor: number) => {
    wantedCursor.current = cursor;
    onChange(written);
    if (isWhole(written)) close();
    else suggest(written, cursor);
    field.current?.focus();
  };
  const accept = (index: number) => {
    const completion = offer?.completions[index];
    if (!offer || !completion) return;
    const { start, insert } = completion;
    write(text.slice(0, start) + insert + text.slice(offer.cursor), start + cursorIn(insert));
  };
  const choose = (by: number) => {
    if (!offer) return;
    // The text itself is one more position of the arrow keys.
    const places = offer.completions.length + 1;
    setOffer({ ...offer, active: ((offer.active + 1 + by + places) % places) - 1 });
  };

  /** Whether the list handled the key. */
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    const { value, selectionStart: cursor } = event.currentTarget;
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return false;
    if (!offer) {
      if (event.key !== 'ArrowDown' || cursor !== value.length) return false;
      suggest(value, cursor);
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

const isWhole = (text: string): boolean => text.trim() === '' || isClear(readingOf(text.trim()));

/** The cursor position in an inserted text: between the first pair of empty quotes, else at the end. */
export function cursorIn(words: string): number {
  const quotes = words.indexOf('""');
  return quotes < 0 ? words.length : quotes + 1;
}
