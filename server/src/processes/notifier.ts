import type { Services } from '../modules/services.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { RunningService } from './run-process.ts';

const ANNOUNCEMENTS_AT_ONCE = 2;
/** A slow server of one company shall not hold up the messages of the others. */
const DELIVERIES_AT_ONCE = 8;

/** Notifies recipients of failed runs, and people whom comments mention. */
export async function startNotifier(
  { comments, notifications }: Services,
  jobs: Jobs,
): Promise<RunningService> {
  const stops = [
    await jobs.work('announce-run', ANNOUNCEMENTS_AT_ONCE, (id) => notifications.announce(Number(id))),
    await jobs.work('delivery', DELIVERIES_AT_ONCE, (id) => notifications.deliver(Number(id))),
    await jobs.work('mention', DELIVERIES_AT_ONCE, (id) => comments.mailMention(Number(id))),
  ];
  return {
    async close() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
