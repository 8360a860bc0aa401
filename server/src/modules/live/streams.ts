import type { ServerResponse } from 'node:http';
import type { Change, Changes } from 'shared/contract';
import { throttled } from '../../platform/throttled.ts';

/** What changes within this time goes out together. */
const INTERVAL_MS = 100;
/** Bytes that wait for a reader that does not read; it is dropped, and loads everything when it connects again. */
const MAX_WAITING = 64 * 1024;

/** An open page. */
export interface Stream {
  companyId: number;
  /** The same for the pages of a session. */
  session: string;
  response: ServerResponse;
}

interface Company {
  streams: Set<Stream>;
  /** By what identifies a change. */
  changes: Map<string, Change>;
  flush: () => void;
}

/** The streams of this process. A change goes to those of its company only. */
export function createStreams(interval = INTERVAL_MS) {
  const companies = new Map<number, Company>();
  const all = () => [...companies.values()].flatMap(({ streams }) => [...streams]);

  function openCompany(id: number): Company {
    const company: Company = {
      streams: new Set(),
      changes: new Map(),
      flush: throttled(interval, () => {
        const data: Changes = { changes: [...company.changes.values()] };
        company.changes.clear();
        const event = `data: ${JSON.stringify(data)}\n\n`;
        for (const { response } of company.streams) write(response, event);
      }),
    };
    companies.set(id, company);
    return company;
  }

  return {
    /** Until its response closes. */
    add(stream: Stream): void {
      const { companyId, response } = stream;
      const company = companies.get(companyId) ?? openCompany(companyId);
      company.streams.add(stream);
      response.once('close', () => {
        company.streams.delete(stream);
        if (company.streams.size === 0) companies.delete(companyId);
      });
    },
    publish(companyId: number, change: Change): void {
      const company = companies.get(companyId);
      if (!company) return;
      company.changes.set(`${change.kind}:${change.id}`, change);
      company.flush();
    },
    count: (matches: (stream: Stream) => boolean = () => true): number => all().filter(matches).length,
    endAll(): void {
      for (const { response } of all()) response.end();
    },
  };
}

/** Drops a reader that does not read. */
export function write(response: ServerResponse, text: string): void {
  if (response.writableEnded || response.destroyed) return;
  if (response.writableLength > MAX_WAITING) response.destroy();
  else response.write(text);
}
