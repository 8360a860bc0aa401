import { AsyncLocalStorage } from 'node:async_hooks';
import type { TakenOver } from 'shared/contract';

const calls = new AsyncLocalStorage<{ takenOver?: TakenOver }>();

/** Answers a call; the answer says what it has taken over of somebody else, wherever that is found out. */
export async function withTakenOver<Reply>(answer: () => Promise<Reply>): Promise<Reply> {
  const call: { takenOver?: TakenOver } = {};
  const reply = await calls.run(call, answer);
  return call.takenOver ? { ...reply, taken_over: call.takenOver } : reply;
}

export function noteTakenOver(takenOver: TakenOver): void {
  const call = calls.getStore();
  if (call) call.takenOver = takenOver;
}
