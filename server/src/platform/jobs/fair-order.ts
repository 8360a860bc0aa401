import type { Transaction } from '../database/database.ts';
import { readPlaces } from './job-table-repository.ts';

/** A job of a fair queue. */
export interface CompanyJob {
  id: string | number;
  companyId: number;
}

/** Before all fair jobs: for a run that was being executed already. */
export const REQUEUED = -1;

/** The place of the company's next job: the job with the lowest number is next. */
export type NextPlace = (companyId: number) => number;

/**
 * Start-time fair queueing: each job of a company gets the number after its last one, but none before the one that is next now. A company
 * that enqueues five hundred jobs has numbers far ahead; one that then enqueues a single job is next. The queue stores the numbers as
 * negative priorities.
 */
export async function readNextPlaces(
  queue: string,
  jobs: CompanyJob[],
  transaction: Transaction,
): Promise<NextPlace> {
  const companies = [...new Set(jobs.map(({ companyId }) => String(companyId)))];
  const { first, last: lasts } = await readPlaces(queue, companies, transaction);
  return (companyId) => {
    const company = String(companyId);
    const last = lasts.get(company);
    const place = last === undefined ? first : Math.max(first, last + 1);
    lasts.set(company, place);
    return place;
  };
}
