import { randomInt, randomUUID } from 'node:crypto';
import { MAILS_PER_HOUR_MAX } from 'shared/constants';
import type { Mail } from 'shared/contract';
import type { GivenValue, RunInbox } from 'runner';
import { AppError, notFoundInCompany } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { createAddressSigner } from '../../platform/storage/address-signer.ts';
import { companyFolder } from '../../platform/storage/company-folder.ts';
import { ensureInboxKey } from '../company/companies-service.ts';
import { announceChanges } from '../live/live-service.ts';
import type { MembersService } from '../members/members-service.ts';
import type { ValuesService } from '../values/values-service.ts';
import { needsInbox, withInboxAddress } from './inbox-of-run.ts';
import { mailDocument } from './mail-document.ts';
import { waitForMail } from './mail-waits.ts';
import * as repository from './mails-repository.ts';
import { readMail } from './read-mail.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const KEY_LENGTH = 10;
const LOCAL_LENGTH = 12;
/** More mails of one run are in the storage only. */
const MAX_LISTED = 200;
const MAX_REMOVED = 50;
const KEY_OF_ADDRESS = /^[^@\s]{1,64}\.([a-z]{10})$/;

interface RunWithInbox {
  values: GivenValue[];
  inbox: RunInbox | undefined;
}

/** The inbox: addresses for runs, and the mails that come to them. */
export interface MailsService {
  /**
   * Gives a run an address if its steps or values need one; the values then have `{{inbox}}`. Each attempt gets a fresh address, to
   * which no earlier mail has come.
   */
  forRun(
    run: { id: number; companyId: number; startingUrl: string | null },
    steps: string[],
    values: GivenValue[],
  ): Promise<RunWithInbox>;
  /** The same for a live session, which always gets one where an inbox is configured. */
  forSession(companyId: number, values: GivenValue[]): Promise<RunWithInbox>;
  /** Whose address it is, and whether its company may get another mail now. */
  findRecipient(address: string): Promise<(repository.Recipient & { hasRoom: boolean }) | undefined>;
  /** Stores a mail for each recipient. @returns the number of those that had room. @throws an Error for a mail that cannot be read */
  receive(raw: Buffer, recipients: repository.Recipient[]): Promise<number>;
  /** In the order of their arrival, without the company's secrets. 404 for a test run that the company does not have. */
  list(companyId: number, testRunId: number): Promise<Mail[]>;
  /** The document of a mail, for a signed address of `list`. 403 for one that is forged or too old. */
  page(id: number, query: Record<string, string | undefined>): Promise<string>;
  /** Removes a few mails that are too old. False: there are no more. */
  removeOld(): Promise<boolean>;
}

type Dependencies = Pick<Platform, 'apiAddress' | 'config' | 'database' | 'log' | 'secrets' | 'storage'> & {
  members: Pick<MembersService, 'isMember'>;
  values: ValuesService;
};

export function createMailsService(dependencies: Dependencies): MailsService {
  const { apiAddress, config, database, secrets, storage, members, values } = dependencies;
  const { queries } = database;
  const signer = createAddressSigner(secrets);
  const signedName = (id: number) => `mails/${id}/page`;

  async function newAddress(companyId: number, domain: string): Promise<string> {
    const key = await ensureInboxKey(queries, companyId, randomLetters(KEY_LENGTH));
    return `${randomLetters(LOCAL_LENGTH)}.${key}@${domain}`;
  }

  function openInbox(companyId: number, address: string): RunInbox {
    return {
      address,
      async waitForMail({ choose, milliseconds, signal }) {
        let arrived: Awaited<ReturnType<typeof heads>> = [];
        const heads = async () => {
          const rows = await repository.listArrived(queries, companyId, address, MAX_LISTED);
          return rows.map(({ id, sender, subject }) => ({ id, from: sender, subject }));
        };
        const inspect = async () => {
          arrived = await heads();
          return choose(arrived);
        };
        const chosen = await waitForMail(dependencies, { recipient: address, inspect, milliseconds, signal });
        const row = chosen && (await repository.findMail(queries, chosen.id));
        return {
          mail: row ? { ...chosen, text: row.text, document: mailDocument(row, false) } : null,
          arrived,
        };
      },
    };
  }

  /** Hides the secrets that steps may have typed into the site, and the site has mailed back. */
  async function maskOf(
    companyId: number,
    run: repository.RunOfMails | undefined,
  ): Promise<(text: string) => string> {
    const given = await values.forRun(companyId, run?.variables, run?.rowValues);
    const ofEnvironments = await repository.listEnvironmentSecrets(queries, companyId);
    const hidden = [
      ...given.filter(({ isSecret }) => isSecret).map(({ value }) => value),
      ...ofEnvironments.map((value) => secrets.decrypt(value)),
    ];
    if (hidden.length === 0) return (text) => text;
    // Loaded at the first use: the API has no other need of the runner.
    const { createMask } = await import('runner');
    return createMask(hidden).hide;
  }

  async function store(raw: Buffer, mail: Awaited<ReturnType<typeof readMail>>, to: repository.Recipient) {
    const { companyId, testRunId, address: recipient } = to;
    const folder = `${companyFolder('mails', companyId)}${randomUUID()}/`;
    const storageKey = `${folder}mail.eml`;
    await storage.put(storageKey, raw, 'message/rfc822');
    const row = { ...mail, companyId, testRunId, recipient, storageKey, size: raw.length };
    let isInserted = false;
    try {
      await queries.transaction(async (transaction) => {
        if (!(await repository.insertMail(transaction, row, MAILS_PER_HOUR_MAX))) return;
        if (testRunId !== null)
          await announceChanges(transaction, companyId, [{ kind: 'test_run', id: testRunId }]);
        isInserted = true;
      });
    } finally {
      // Then only the commit can have failed, and without its answer the mail may be stored: it needs its file.
      if (!isInserted) await storage.removeAll(folder);
    }
    return isInserted;
  }

  return {
    async forRun(run, steps, given) {
      const needs = needsInbox([run.startingUrl ?? '', ...steps], given);
      if (!needs || !config.inbox) return { values: given, inbox: undefined };
      const address = await newAddress(run.companyId, config.inbox.domain);
      return { values: withInboxAddress(given, address), inbox: openInbox(run.companyId, address) };
    },
    async forSession(companyId, given) {
      if (!config.inbox) return { values: given, inbox: undefined };
      const address = await newAddress(companyId, config.inbox.domain);
      return { values: withInboxAddress(given, address), inbox: openInbox(companyId, address) };
    },
    async findRecipient(address) {
      const at = address.lastIndexOf('@');
      const local = address.slice(0, at).toLowerCase();
      const key = KEY_OF_ADDRESS.exec(local)?.[1];
      if (key === undefined || address.slice(at + 1).toLowerCase() !== config.inbox?.domain) return undefined;
      const recipient = await repository.findRecipient(queries, address.toLowerCase(), key);
      if (!recipient) return undefined;
      const recent = await repository.countRecent(queries, recipient.companyId);
      return { ...recipient, hasRoom: recent < MAILS_PER_HOUR_MAX };
    },
    async receive(raw, recipients) {
      const mail = await readMail(raw);
      let stored = 0;
      for (const recipient of recipients) if (await store(raw, mail, recipient)) stored += 1;
      return stored;
    },
    async list(companyId, testRunId) {
      const run = await repository.findRunOfMails(queries, companyId, testRunId);
      if (!run) throw notFoundInCompany('The test run');
      const rows = await repository.listOfRun(queries, companyId, testRunId, MAX_LISTED);
      if (rows.length === 0) return [];
      const mask = await maskOf(companyId, run);
      return rows.map(({ hasHtml, ...row }) => ({
        id: row.id,
        from: mask(row.sender),
        subject: mask(row.subject),
        text: mask(row.text),
        page_url: hasHtml
          ? `${apiAddress}/${signedName(row.id)}?${signer.readQuery(signedName(row.id))}`
          : null,
        attachments: row.attachments.map((attachment) => ({ ...attachment, name: mask(attachment.name) })),
        received_at: row.receivedAt.toISOString(),
      }));
    },
    async page(id, query) {
      const grant = signer.readGrant(signedName(id), query);
      const row = grant && (await repository.findMail(queries, id));
      if (!row) throw expired();
      if (grant.viewer !== null && !(await members.isMember(row.companyId, grant.viewer))) throw expired();
      const run =
        row.testRunId === null
          ? undefined
          : await repository.findRunOfMails(queries, row.companyId, row.testRunId);
      const mask = await maskOf(row.companyId, run);
      return mask(mailDocument(row, true));
    },
    async removeOld() {
      const old = await repository.findOld(queries, config.mediaRetentionDays, MAX_REMOVED);
      // The files go first: what a crash leaves is found again.
      for (const { storageKey } of old)
        await storage.removeAll(storageKey.slice(0, storageKey.lastIndexOf('/') + 1));
      await repository.deleteMails(
        queries,
        old.map(({ id }) => id),
      );
      return old.length === MAX_REMOVED;
    },
  };
}

const expired = () =>
  new AppError(403, 'address_expired', 'This address has expired or is not valid. Reload the page.');

const randomLetters = (length: number) =>
  Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
