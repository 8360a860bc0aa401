import { setTimeout as sleep } from 'node:timers/promises';
import { describeWait } from '../agent/checks/describe-check.ts';
import { runCheck } from '../agent/run-check.ts';
import type { Action } from './action.ts';

const WAIT_FOR_LIMIT_MS = 30_000;

export const wait: Action<'wait'> = async (session, { seconds }) => {
  await sleep(seconds * 1000, undefined, { signal: session.signal });
  const duration = `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return { description: `Wait ${duration}`, result: `Waited ${duration}.` };
};

/** Longer than other steps wait, because waiting is what was asked for. */
export const waitFor: Action<'waitFor'> = async (session, { check, limitSeconds }) => {
  const limit = limitSeconds === null ? WAIT_FOR_LIMIT_MS : limitSeconds * 1000;
  return { description: describeWait(check), ...(await runCheck(session, check, limit)) };
};
