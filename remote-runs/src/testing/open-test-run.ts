import { screen } from '@testing-library/react';
import type { TestRun } from 'shared/contract';
import { renderRemote, server } from 'shared/testing';
import { remote } from '../remote.tsx';
import { respondWithTestRun, testRunAddress } from './test-run-api.ts';

/** Opens the page of test run 31 and waits for the run. */
export async function openTestRun(run: Partial<TestRun>, query = '') {
  server.use(...respondWithTestRun(run));
  const rendered = renderRemote(remote, testRunAddress + query);
  await screen.findByRole('heading', { level: 1, name: 'Buy a book' });
  return rendered;
}
