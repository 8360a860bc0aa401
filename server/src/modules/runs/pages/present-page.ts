import type { StepPageReply } from 'shared/contract';
import type { PageRow } from './pages-repository.ts';
import { readPage } from './read-page.ts';

/** null: there is none, or it cannot be read. */
export async function presentPage(row: PageRow | undefined): Promise<StepPageReply | null> {
  const page = row && (await readPage(row.model));
  return page ? { taken_at: row.takenAt.toISOString(), page } : null;
}
