import type { Change } from 'shared/contract';
import type { Queries } from '../../platform/database/database.ts';
import { notify } from '../../platform/database/notifications.ts';

export const CHANNEL = 'steplight_changes';

/** A change as it is sent through the database. */
const PAYLOAD =
  /^(\d+):(?:((?:group_run|test_run)(?:_comments)?|blueprint_comments|test_run_verdict):(\d+)|(simulation):([\da-f-]{36}))$/;

/** Announces changes to the open pages of a company, whichever process serves them. Within a transaction they are announced when it commits. */
export async function announceChanges(
  queries: Pick<Queries, 'execute'>,
  companyId: number,
  changes: Change[],
): Promise<void> {
  const payloads = changes.map(({ kind, id }) => `${companyId}:${kind}:${id}`);
  await notify(queries, CHANNEL, payloads);
}

/** Undefined for what no `announceChanges` has sent. */
export function readPayload(payload: string): { companyId: number; change: Change } | undefined {
  const [, companyId, runKind, runId, simulationKind, simulationId] = PAYLOAD.exec(payload) ?? [];
  if (companyId === undefined) return undefined;
  const change = { kind: runKind ?? simulationKind, id: simulationId ?? Number(runId) } as Change;
  return { companyId: Number(companyId), change };
}
