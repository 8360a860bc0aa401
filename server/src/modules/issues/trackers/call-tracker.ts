import type { z } from 'zod';
import { OutgoingError } from '../../../platform/outgoing/outgoing-error.ts';
import type { Outgoing } from '../../../platform/outgoing/outgoing.ts';
import { refusalOf, TrackerError } from './tracker-error.ts';

/** How a tracker is reached. */
export interface TrackerAccess {
  outgoing: Outgoing;
  /** Without a trailing slash. */
  site: string;
  /** The value of the header. */
  authorization: string;
}

interface Call<Reply> {
  /** What it is about: `the repository acme/shop`. */
  subject: string;
  path: string;
  /** Posted; absent: it is a GET. */
  body?: object;
  reply: z.ZodType<Reply>;
}

/** What a body says about a refusal. `status`: in place of that of the answer, for one that looks like a success. */
interface Said {
  text: string;
  status?: number;
}

/** Lists of issues are longer than the answers of other servers. */
const BODY_LIMIT = 1024 * 1024;

/** Calls of the API of the tracker of this name. @param saidIn undefined: the body tells of no refusal */
export function callerOf(
  { outgoing, site, authorization }: TrackerAccess,
  name: string,
  saidIn: (body: unknown) => Said | undefined,
) {
  return async function call<Reply>({ subject, path, body, reply }: Call<Reply>): Promise<Reply> {
    const request = {
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', 'content-type': 'application/json', authorization },
      body: body && JSON.stringify(body),
      bodyLimit: BODY_LIMIT,
    };
    const answer = await outgoing.request(site + path, request).catch((error: unknown) => {
      if (!(error instanceof OutgoingError)) throw error;
      throw new TrackerError(`${name} ${error.message}.`, { isUncertain: error.reason !== 'forbidden' });
    });
    const json = parse(answer.body);
    const said = saidIn(json);
    const status = said?.status ?? answer.status;
    if (status < 200 || status >= 300)
      throw refusalOf({ name, subject, status, said: said?.text, retryAfter: answer.retryAfter });
    const { data } = reply.safeParse(json);
    if (data !== undefined) return data;
    throw new TrackerError(`${name} answered what is not understood. Check its address.`, {
      isUncertain: true,
    });
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
