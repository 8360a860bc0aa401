import type { Delivery } from 'shared/contract';
import type { DeliveryChannel } from 'shared/constants';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { announce } from './announce.ts';
import { announceMissedStart, type SuiteWithMissedStart } from './announce-missed-start.ts';
import { announceAssignment, type NewAssignment } from './assignment/announce-assignment.ts';
import { announceDigests } from './digest/announce-digests.ts';
import { deliver } from './deliver.ts';
import { mailQuarantineEnd, type QuarantineAudience } from './mail-quarantine-end.ts';
import { mailMention, type MentionDelivery } from './mail-mention.ts';
import type { Outcome } from './outcome.ts';
import type { QuarantineEnd } from './quarantine-mail.ts';
import { sendTest } from './send-test.ts';

export interface NotificationsService {
  /** For the scheduler: a group run has ended. Everyone who wants to know of one that failed, or repairs one, gets a delivery, once. */
  announce(groupRunId: number): Promise<void>;
  /** For the scheduler, within the transaction that stores that a schedule has not started its suite. The same again says nothing until it does. */
  announceMissedStart(transaction: Transaction, suite: SuiteWithMissedStart): Promise<void>;
  /** Within the transaction that stores the verdict: mails the assignee, once for each test run. Nothing happens where the person does not want it. */
  announceAssignment(transaction: Transaction, assignment: NewAssignment): Promise<void>;
  /** For the scheduler: one attempt at a delivery; a later one is enqueued where that may help. */
  deliver(deliveryId: number): Promise<void>;
  /** For the maintenance: enqueues the digests that are due, each once, however many processes do. */
  announceDigests(): Promise<void>;
  /** Sends immediately and returns each outcome; 422 if the channel has no recipients. */
  sendTest(companyId: number, channel: DeliveryChannel): Promise<Delivery[]>;
  /** Writes to the owner of a quarantine that its end is near, or else to the company; a failure is returned, not thrown. */
  mailQuarantineEnd(audience: QuarantineAudience, end: QuarantineEnd): Promise<Outcome>;
  /** Writes to a person whom a comment mentions; a failure is returned, not thrown. */
  mailMention(mention: MentionDelivery): Promise<Outcome>;
}

type Dependencies = Pick<
  Platform,
  'apiAddress' | 'config' | 'database' | 'jobs' | 'log' | 'mailer' | 'outgoing' | 'secrets' | 'storage'
>;

export function createNotificationsService(dependencies: Dependencies): NotificationsService {
  return {
    announce: (groupRunId) => announce(dependencies, groupRunId),
    announceMissedStart: (transaction, suite) => announceMissedStart(dependencies.jobs, transaction, suite),
    announceAssignment: (transaction, assignment) =>
      announceAssignment(dependencies.jobs, transaction, assignment),
    deliver: (deliveryId) => deliver(dependencies, deliveryId),
    announceDigests: () => announceDigests(dependencies),
    sendTest: (companyId, channel) => sendTest(dependencies, companyId, channel),
    mailQuarantineEnd: (audience, end) => mailQuarantineEnd(dependencies, audience, end),
    mailMention: (mention) => mailMention(dependencies, mention),
  };
}
