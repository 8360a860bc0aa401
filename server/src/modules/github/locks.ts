import type { LockKey } from '../../platform/database/session-lock.ts';

/** Setting up the company's installation, and commenting on its pull requests. */
export const companyLock = (companyId: number): LockKey => ({ kind: 727_002, id: companyId });

/** Reporting the status of the group run. */
export const checkRunLock = (groupRunId: number): LockKey => ({ kind: 727_005, id: groupRunId });
