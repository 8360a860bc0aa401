export { createReach, type Reach } from './network/reach.ts';
export { createRunner } from './runner.ts';
export type * from './types.ts';
