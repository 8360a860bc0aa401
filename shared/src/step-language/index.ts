export * from './command.ts';
export * from './reading.ts';
export { readStep } from './read-step.ts';
export { printCommand, printTarget } from './print.ts';
export { complete, type Completion } from './complete.ts';
export { elementKinds } from './kinds.ts';
export { LANGUAGE_VERSION } from './version.ts';
