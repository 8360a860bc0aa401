import type { Queries } from '../../platform/database/database.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Pages } from '../../platform/pages.ts';
import { assignmentMail } from './assignment/assignment-mail.ts';
import { findAssignment } from './assignment/assignment-repository.ts';
import type { DeliveryRow } from './deliveries-repository.ts';
import { digestMail } from './digest/digest-mail.ts';
import { findDigest } from './digest/digest-repository.ts';
import { failureMail } from './failure-mail.ts';
import { failureSlack } from './failure-slack.ts';
import { missedStartMail } from './missed-start-mail.ts';
import { findMissedStart } from './missed-start-repository.ts';
import { missedStartSlack } from './missed-start-slack.ts';
import { findReport } from './report-repository.ts';
import type { SlackMessage } from './slack-message.ts';
import { missedStartEvent, runEvent, type WebhookEvent } from './webhook/webhook-event.ts';

/** A message as each channel shows it; those that concern one person go by mail only. */
interface Message {
  mail: () => Pick<Mail, 'subject' | 'text' | 'html'>;
  slack?: () => SlackMessage;
  webhook?: () => WebhookEvent;
}

/** Undefined: what it is about is gone, a schedule works again, or a failure is assigned to someone else. */
export async function findMessage(
  queries: Queries,
  delivery: DeliveryRow,
  pages: Pages,
): Promise<Message | undefined> {
  const { kind, groupRunId, suiteId, testRunId, userId, createdAt } = delivery;
  const isChosen = userId !== null;
  if (kind === 'digest') {
    const digest = await findDigest(queries, delivery);
    return digest && { mail: () => digestMail(digest, pages) };
  }
  if (kind === 'assignment') {
    const assignment =
      testRunId === null || userId === null ? undefined : await findAssignment(queries, testRunId, userId);
    return assignment && { mail: () => assignmentMail(assignment, pages) };
  }
  if (kind === 'missed_start') {
    const missed = suiteId === null ? undefined : await findMissedStart(queries, suiteId);
    return (
      missed && {
        mail: () => missedStartMail(missed, pages, isChosen),
        slack: () => missedStartSlack(missed, pages),
        webhook: () => missedStartEvent(missed, pages, createdAt),
      }
    );
  }
  const report = groupRunId === null ? undefined : await findReport(queries, kind, groupRunId);
  return (
    report && {
      mail: () => failureMail(report, pages, isChosen),
      slack: () => failureSlack(report, pages),
      webhook: () => runEvent(report, pages, createdAt),
    }
  );
}
