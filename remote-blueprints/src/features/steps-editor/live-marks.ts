/** What an open live browser adds to the cards: one file to load. */
export { CursorLine } from './CursorLine.tsx';
export { LiveMatch } from './LiveMatch.tsx';
