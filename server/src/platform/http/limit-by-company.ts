import type { AppError } from './app-error.ts';
import { limitBy } from './limit-by.ts';
import type { Routes } from './routes.ts';

/** `limitBy` for the company of the caller. */
export const limitByCompany = (scope: Routes, refuse: (wait: number) => AppError): Promise<void> =>
  limitBy(scope, ({ caller }) => String(caller.companyId), refuse);
