import { setTimeout as sleep } from 'node:timers/promises';
import { runAssertion } from '../assert/run-assertion.ts';
import type { Execute } from './action.ts';

/** What a step has left when it has waited on purpose. */
const STEP_SECONDS = 60;

export const wait: Execute<'wait'> = async (run, { seconds }) => {
  run.step.extendTime?.(seconds + STEP_SECONDS);
  await sleep(seconds * 1000, undefined, { signal: run.action.signal });
  return { result: `Waited ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.` };
};

export const waitUntil: Execute<'waitUntil'> = (run, { assertion }) =>
  runAssertion(run, assertion, run.timing.waitUntil);
