import { runCheck } from '../agent/run-check.ts';
import { WAIT_MS } from '../agent/session.ts';
import type { Action } from './action.ts';

export const extractContent: Action<'check'> = async (session, { check }) => {
  const { subject, result } = await runCheck(session, check, WAIT_MS);
  return { description: `Look at ${subject}`, result };
};
