import type { LiveContext } from '../types.ts';
import { createProposals } from './proposals.ts';
import { createStepLog } from './step-log.ts';
import { createTyping } from './typing.ts';

/** What the pointer, the keyboard and answered questions share while a test is recorded. */
export type Recorder = ReturnType<typeof createRecorder>;

/** @param enqueue executes work after the inputs until now */
export function createRecorder(live: LiveContext, enqueue: (work: () => Promise<void>) => void) {
  const log = createStepLog(live);
  return { isOn: false, log, typing: createTyping(live, log, enqueue), proposals: createProposals(live) };
}
