import { zonedDateTime } from 'shared/format';
import { shorten } from './words.ts';

/** A suite whose schedule has not started it, not shortened yet. */
export interface MissedStart {
  company: string;
  suiteId: number;
  suite: string;
  /** When it should have started. */
  dueAt: Date;
  reason: string;
  /** Null: its schedule has no other time. */
  nextAt: Date | null;
}

/** `The schedule did not start "Nightly"`, of at most `limit` characters for the name */
export const missedHeadline = ({ suite }: MissedStart, limit: number): string =>
  `The schedule did not start "${shorten(suite, limit)}"`;

export function listMissedFacts(
  { dueAt, reason, nextAt }: MissedStart,
  timeZone?: string,
): [name: string, value: string][] {
  return [
    ['Due', zonedDateTime(dueAt, timeZone)],
    ['Reason', shorten(reason, 600)],
    ['Next start', nextAt === null ? 'none' : zonedDateTime(nextAt, timeZone)],
  ];
}
