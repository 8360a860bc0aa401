import { setTimeout as sleep } from 'node:timers/promises';
import { runAssertion } from '../assert/run-assertion.ts';
import { SECONDS_AFTER_WAIT } from '../core/run-context.ts';
import type { Execute } from './action.ts';

export const wait: Execute<'wait'> = async (run, { seconds }) => {
  run.step.extendTime?.(seconds + SECONDS_AFTER_WAIT);
  await sleep(seconds * 1000, undefined, { signal: run.action.signal });
  return { result: `Waited ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.` };
};

export const waitUntil: Execute<'waitUntil'> = (run, { assertion }) =>
  runAssertion(run, assertion, run.timing.waitUntil);
