import { describeCheck } from '../agent/checks/describe-check.ts';
import { runCheck } from '../agent/run-check.ts';
import { WAIT_MS } from '../agent/session.ts';
import type { Action } from './action.ts';

export const extractContent: Action<'check'> = async (session, { check }) => {
  return { description: describeCheck(check), ...(await runCheck(session, check, WAIT_MS)) };
};
