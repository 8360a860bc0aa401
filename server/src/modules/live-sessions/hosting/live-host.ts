import { LIVE_IMAGE_HEADER_BYTES, LIVE_IMAGE_KINDS } from 'shared/constants';
import type { LiveHost } from 'runner';
import type { Storage } from '../../../platform/storage/storage.ts';
import { fetchAttachment } from '../../execution/execution-service.ts';
import type { EnvironmentsService } from '../../environments/environments-service.ts';
import type { FilesService } from '../../files/files-service.ts';
import type { ValuesService } from '../../values/values-service.ts';
import type { LiveSessionRow } from '../live-sessions-repository.ts';
import type { Connections } from './connections.ts';
import type { SessionPlace } from './session-place.ts';

export interface LiveHostDependencies {
  environments: EnvironmentsService;
  files: FilesService;
  values: ValuesService;
  storage: Storage;
}

type Attachment = NonNullable<Awaited<ReturnType<typeof fetchAttachment>>>;

export interface SessionHost extends LiveHost {
  /** Removes the copies of files. */
  close(): Promise<void>;
}

/** What the runner needs for a session of a company; what it sends goes to all connections. */
export function createLiveHost(
  { environments, files, values, storage }: LiveHostDependencies,
  { companyId, environmentId }: Pick<LiveSessionRow, 'companyId' | 'environmentId'>,
  place: SessionPlace,
  connections: Connections,
): SessionHost {
  const copies = new Map<string, Attachment>();
  /** The secret that was stored last, if it was added then: its text may have been incomplete. */
  let added: { name: string; value: string } | undefined;

  return {
    send: connections.send,
    sendFrame(frame, jpeg) {
      const message = imageMessage(LIVE_IMAGE_KINDS.frame, frame, jpeg);
      for (const connection of connections) connection.sendFrame(frame, message);
    },
    sendScreenshot(number, jpeg) {
      const message = imageMessage(LIVE_IMAGE_KINDS.screenshot, number, jpeg);
      for (const connection of connections) connection.sendScreenshot(message);
    },
    async storeSecret(label, text, replaced) {
      const incomplete = added?.name === replaced ? added : undefined;
      const typed = { label, value: text, incomplete, known: await place.values() };
      const { name, isNew, environment } =
        environmentId === null
          ? { ...(await values.storeSecret(companyId, typed)), environment: null }
          : await environments.storeSecret(companyId, environmentId, typed);
      added = isNew ? { name, value: text } : undefined;
      return { name, environment };
    },
    async openFile(file) {
      const known = copies.get(file.s3_key);
      if (known) return { ...known, fileName: file.file_name };
      // Another company's file is as good as none.
      if ((await files.attachmentSize(companyId, file.s3_key)) === undefined) return null;
      const copy = await fetchAttachment(storage, file);
      if (copy) copies.set(file.s3_key, copy);
      return copy;
    },
    async close() {
      await Promise.all([...copies.values()].map((copy) => copy.remove()));
      copies.clear();
    },
  };
}

function imageMessage(kind: number, number: number, jpeg: Buffer): Buffer {
  const header = Buffer.alloc(LIVE_IMAGE_HEADER_BYTES);
  header.writeUInt8(kind, 0);
  header.writeUInt32BE(number, 1);
  return Buffer.concat([header, jpeg]);
}
