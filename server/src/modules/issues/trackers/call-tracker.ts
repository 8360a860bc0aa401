import { z } from 'zod';
import { AppError } from '../../../platform/http/app-error.ts';
import { OutgoingError } from '../../../platform/outgoing/outgoing-error.ts';
import type { Outgoing } from '../../../platform/outgoing/outgoing.ts';
import type { OutgoingReply } from '../../../platform/outgoing/read-reply.ts';
import { lineOf } from './tracker.ts';

/** A tracker did not do what it was asked. The message tells a person why, and names no secret. */
export class TrackerError extends AppError {
  /** It may have done it all the same. */
  readonly isUncertain: boolean;

  constructor(message: string, isUncertain = false, retryAfter?: number) {
    super(isUncertain ? 503 : 422, 'issue_tracker_failed', message, { retryAfter });
    this.isUncertain = isUncertain;
  }
}

/** Which tracker is called, and as whom. */
export interface TrackerAccess {
  outgoing: Outgoing;
  /** Without a trailing slash. */
  site: string;
  project: string;
  email: string | null;
  token: string;
}

/** Lists of issues are longer than the answers of other servers. */
const BODY_LIMIT = 1024 * 1024;

// What GitHub, Jira and Linear say in the body of a refusal. Whatever has another shape is left out: it must not hide the refusal.
const word = z.string().catch('');
const extensionsSchema = z.object({ code: word, type: word, userPresentableMessage: word });
const errorSchema = z.object({
  message: word,
  extensions: extensionsSchema.catch(extensionsSchema.parse({})),
});
export type SaidError = z.output<typeof errorSchema>;
const saidSchema = z.union([errorSchema, word.transform((message) => errorSchema.parse({ message }))]);
const errorsSchema = z
  .union([z.array(saidSchema), z.record(z.string(), saidSchema)])
  .catch([])
  .transform((errors) => Object.values(errors));
const refusalSchema = z.object({ message: word, errorMessages: errorsSchema, errors: errorsSchema });

/** Calls of the API of the tracker of this name. @param statusOf of an error in its answers, in place of theirs */
export function callerOf(
  { outgoing, site }: TrackerAccess,
  name: string,
  authorization: string,
  statusOf?: (error: SaidError) => number,
) {
  /** @param subject what it is about: `the repository acme/shop`. @param body posted; absent: it is a GET */
  return async function call<Reply>(
    subject: string,
    path: string,
    reply: z.ZodType<Reply>,
    body?: object,
  ): Promise<Reply> {
    const request = {
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', 'content-type': 'application/json', authorization },
      body: body && JSON.stringify(body),
      bodyLimit: BODY_LIMIT,
    };
    const ask = (address: string) =>
      outgoing.request(address, request).catch((error: unknown) => {
        if (!(error instanceof OutgoingError)) throw error;
        throw new TrackerError(`${name} ${error.message}.`, error.reason !== 'forbidden');
      });
    let answer = await ask(site + path);
    const moved = isMoved(answer.status) ? URL.parse(answer.location ?? '', site + path) : null;
    // Where a renamed repository is now. Nowhere else: the token belongs to the site.
    if (moved?.origin === new URL(site).origin) answer = await ask(moved.href);
    const json = parse(answer.body);
    const { message, errorMessages, errors } = refusalSchema.parse({ ...(json as object) });
    const [first] = errors;
    const status = (first && statusOf?.(first)) ?? answer.status;
    if (status < 200 || status >= 300) {
      const others = [...errorMessages, ...errors].map(
        (error) => error.extensions.userPresentableMessage || error.message,
      );
      const said = [message, ...others].filter(Boolean).join('. ').replaceAll('.. ', '. ');
      throw refusalOf(name, subject, { ...answer, status }, lineOf(said));
    }
    const { data } = reply.safeParse(json);
    if (data !== undefined) return data;
    throw new TrackerError(`${name} answered what is not understood. Check its address.`, true);
  };
}

const isMoved = (status: number) => [301, 302, 307, 308].includes(status);

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** What an answer means that is no success. @param said the tracker's own words */
function refusalOf(name: string, subject: string, answer: OutgoingReply, said: string): TrackerError {
  const { status, retryAfter, location = 'another place' } = answer;
  const isTooMuch = status === 403 && (retryAfter !== undefined || /rate limit/i.test(said));
  if (status === 429 || isTooMuch) {
    const wait = retryAfter === undefined ? 'in a few minutes' : `in ${Math.max(1, retryAfter)} seconds`;
    return new TrackerError(`${name} wants fewer requests. Try again ${wait}.`, false, retryAfter);
  }
  const moved = `${name} has moved ${subject} to ${lineOf(location)}. Change it under Settings, Issue tracker.`;
  if (isMoved(status)) return new TrackerError(moved);
  const invalid = `${name} does not take this for ${subject}. It says: ${said}`;
  const sentences: Partial<Record<number, string>> = {
    400: invalid,
    401: `${name} does not accept the credentials. Enter new ones under Settings, Issue tracker.`,
    403: `${name} does not let these credentials use ${subject}. Give them the right to read and write issues.`,
    404: `${name} does not find ${subject}, or these credentials may not see it.`,
    410: `${name} does not have ${subject} any more, or issues are switched off there.`,
    422: invalid,
  };
  const sentence = sentences[status] ?? `${name} answered ${status}. Try again in a minute.`;
  return new TrackerError(sentence, status >= 500);
}
