import { hasRole, type AuditAction } from 'shared/constants';
import type { ChangedWebhook, Webhook, WebhookBody } from 'shared/contract';
import { notFoundInCompany, unprocessable } from '../../../platform/http/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changedDetails, mergeOrRefuse, recordEvent } from '../../audit/audit-service.ts';
import { createWebhookSecret } from './sign-webhook.ts';
import * as repository from './webhook-repository.ts';
import type { WebhookRow } from './webhook-repository.ts';

const HINT_LENGTH = 4;

/** The webhook that gets the notifications of a company. */
export interface WebhookService {
  /** Null: there is none. Viewers get the beginning of the address only. */
  get(caller: Caller): Promise<Webhook | null>;
  /** 422 for an address that does not begin with https or leads inside the network, unless the operator has allowed its host. The first one makes a secret, which is in that reply only. */
  put(caller: Caller, body: WebhookBody): Promise<ChangedWebhook>;
  /** With the new secret. The old one signs too for a day, so that the receiver can be changed in between. 404 where there is no webhook. */
  replaceSecret(caller: Caller): Promise<ChangedWebhook>;
  /** Messages that wait are withdrawn. Nothing happens where there is none. */
  remove(caller: Caller): Promise<void>;
}

export function createWebhookService({
  database: { queries },
  outgoing,
  secrets,
}: Pick<Platform, 'database' | 'outgoing' | 'secrets'>): WebhookService {
  async function requireCallable(address: string): Promise<void> {
    const objection = await outgoing.objectionTo(address);
    if (objection === null) return;
    const problem = `The address ${objection}. Enter one that begins with https:// and can be reached from the internet.`;
    throw unprocessable('invalid_url', problem, { url: problem });
  }

  function present(row: WebhookRow, { role }: Caller): Webhook {
    const url = secrets.decrypt(row.urlEncrypted);
    const until = repository.previousSecretUntil(row);
    return {
      url: hasRole(role, 'editor') ? url : hostOf(url),
      is_enabled: row.isEnabled,
      secret_hint: secrets.decrypt(row.secretEncrypted).slice(-HINT_LENGTH),
      secret_changed_at: row.secretChangedAt.toISOString(),
      previous_secret_until: until !== null && until > new Date() ? until.toISOString() : null,
    };
  }

  return {
    async get(caller) {
      const row = await repository.findWebhook(queries, caller.companyId);
      return row ? present(row, caller) : null;
    },
    async put(caller, { base, ...mine }) {
      await requireCallable(mine.url);
      return queries.transaction(async (transaction) => {
        const { companyId } = caller;
        const stored = await repository.lockWebhook(transaction, companyId);
        const subject = { companyId, actions: CHANGES };
        const { url, is_enabled: isEnabled } = await mergeOrRefuse(transaction, subject, {
          base,
          mine,
          stored: stored ? { url: secrets.decrypt(stored.urlEncrypted), is_enabled: stored.isEnabled } : {},
        });
        const secret = stored ? null : createWebhookSecret();
        const row = await repository.putWebhook(transaction, companyId, {
          urlEncrypted: secrets.encrypt(url),
          isEnabled,
          secretEncrypted: stored?.secretEncrypted ?? secrets.encrypt(secret ?? ''),
          secretChangedAt: stored?.secretChangedAt ?? new Date(),
          previousSecretEncrypted: stored?.previousSecretEncrypted ?? null,
        });
        const after = detailsOf(url, isEnabled);
        if (!stored) {
          await recordEvent(transaction, { companyId, action: 'webhook.created', subject: SUBJECT, after });
          return { webhook: present(row, caller), secret };
        }
        const previousUrl = secrets.decrypt(stored.urlEncrypted);
        const changes = changedDetails(detailsOf(previousUrl, stored.isEnabled), after);
        if (changes || previousUrl !== url)
          await recordEvent(transaction, {
            companyId,
            action: 'webhook.updated',
            subject: SUBJECT,
            before: changes?.before,
            after: { ...changes?.after, ...(previousUrl !== url && { changed_settings: ['url'] }) },
          });
        return { webhook: present(row, caller), secret: null };
      });
    },
    replaceSecret: (caller) =>
      queries.transaction(async (transaction) => {
        const { companyId } = caller;
        const stored = await repository.lockWebhook(transaction, companyId);
        if (!stored) throw notFoundInCompany('The webhook');
        const secret = createWebhookSecret();
        const row = await repository.putWebhook(transaction, companyId, {
          ...stored,
          secretEncrypted: secrets.encrypt(secret),
          secretChangedAt: new Date(),
          previousSecretEncrypted: stored.secretEncrypted,
        });
        await recordEvent(transaction, { companyId, action: 'webhook.secret_changed', subject: SUBJECT });
        return { webhook: present(row, caller), secret };
      }),
    remove: ({ companyId }) =>
      queries.transaction(async (transaction) => {
        const stored = await repository.lockWebhook(transaction, companyId);
        if (!stored) return;
        await repository.deleteWebhook(transaction, companyId);
        const before = detailsOf(secrets.decrypt(stored.urlEncrypted), stored.isEnabled);
        await recordEvent(transaction, { companyId, action: 'webhook.deleted', subject: SUBJECT, before });
      }),
  };
}

const SUBJECT = { name: 'Webhook' };
const CHANGES: AuditAction[] = ['webhook.created', 'webhook.updated'];

const detailsOf = (url: string, isEnabled: boolean) => ({ host: hostOf(url), enabled: isEnabled });

/** `https://hooks.example.com/…`: what anyone may read. */
function hostOf(address: string): string {
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}/…`;
}
