import type { Mail } from '../../platform/mail/mailer.ts';
import type { Pages } from '../../platform/pages.ts';
import type { Platform } from '../../platform/platform.ts';
import { assignmentMail } from './assignment/assignment-mail.ts';
import { findAssignment } from './assignment/assignment-repository.ts';
import type { DeliveryRow } from './deliveries-repository.ts';
import { digestMail } from './digest/digest-mail.ts';
import { findDigest } from './digest/digest-repository.ts';
import type { MailReader } from './fact-mail.ts';
import { failureMail } from './failure-mail.ts';
import { failureSlack } from './failure-slack.ts';
import { loadScreenshots } from './load-screenshots.ts';
import { missedStartMail } from './missed-start-mail.ts';
import { findMissedStart } from './missed-start-repository.ts';
import { missedStartSlack } from './missed-start-slack.ts';
import { findReport } from './report-repository.ts';
import type { SlackMessage } from './slack-message.ts';
import { missedStartEvent, runEvent, type WebhookEvent } from './webhook/webhook-event.ts';

type MailContent = Pick<Mail, 'subject' | 'text' | 'html' | 'images'>;

/** A message as each channel shows it; those that concern one person go by mail only. */
interface Message {
  mail: (reader: MailReader) => MailContent | Promise<MailContent>;
  slack?: () => SlackMessage;
  webhook?: () => WebhookEvent;
}

/** Undefined: what it is about is gone, a schedule works again, or a failure is assigned to someone else. */
export async function findMessage(
  { database: { queries }, storage }: Pick<Platform, 'database' | 'storage'>,
  delivery: DeliveryRow,
  pages: Pages,
): Promise<Message | undefined> {
  const { kind, groupRunId, suiteId, testRunId, userId, createdAt } = delivery;
  if (kind === 'digest') {
    const digest = await findDigest(queries, delivery);
    return digest && { mail: (reader) => digestMail(digest, pages, reader) };
  }
  if (kind === 'assignment') {
    const assignment =
      testRunId === null || userId === null ? undefined : await findAssignment(queries, testRunId, userId);
    return assignment && { mail: (reader) => assignmentMail(assignment, pages, reader) };
  }
  if (kind === 'missed_start') {
    const missed = suiteId === null ? undefined : await findMissedStart(queries, suiteId);
    return (
      missed && {
        mail: (reader) => missedStartMail(missed, pages, reader),
        slack: () => missedStartSlack(missed, pages),
        webhook: () => missedStartEvent(missed, pages, createdAt),
      }
    );
  }
  const report = groupRunId === null ? undefined : await findReport(queries, kind, groupRunId);
  return (
    report && {
      mail: async (reader) =>
        failureMail(
          report,
          pages,
          reader,
          // What a page shows stays within the company.
          reader.isMember ? await loadScreenshots(queries, storage, report) : new Map(),
        ),
      slack: () => failureSlack(report, pages),
      webhook: () => runEvent(report, pages, createdAt),
    }
  );
}
