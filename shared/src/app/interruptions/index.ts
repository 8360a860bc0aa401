/** The interruption handlers of a test or suite. A separate entry point: only its editors need them. */
export { describeInterruptions } from './describe-interruptions.ts';
export { InterruptionsRow } from './InterruptionsRow.tsx';
