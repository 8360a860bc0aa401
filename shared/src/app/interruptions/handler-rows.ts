import { readHandler } from 'shared/step-language';

/** A handler in the form, as it is written. */
export interface HandlerRow {
  id: number;
  text: string;
}

let count = 0;

export function rowsOf(handlers: string[]): HandlerRow[] {
  return handlers.map((text) => ({ id: (count += 1), text }));
}

/** Why a row cannot be saved. An empty one is left out, so nothing is wrong with it. */
export function problemOf({ text }: HandlerRow): string | undefined {
  return text.trim() === '' ? undefined : readHandler(text).problem?.message;
}

/** The canonical sentence of a row, where it is written otherwise. */
export function readingOf({ text }: HandlerRow): string | undefined {
  const { sentence } = readHandler(text);
  return sentence === null || sentence === text.trim() ? undefined : `Read as: ${sentence}`;
}

/** The canonical sentences, each once. */
export function appliedHandlers(rows: HandlerRow[]): string[] {
  return [...new Set(rows.flatMap(({ text }) => readHandler(text).sentence ?? []))];
}
