/** The interruption handlers of a test or suite. A separate entry point: only its editors need them. */
export { InterruptionsRow } from './InterruptionsRow.tsx';
