import { liveRequestSchema, type LiveRequest } from 'shared/contract';
import { z } from 'zod';

type ReadRequest =
  | { request: LiveRequest }
  /** `number`: that of the request, if it has one. `isMalformed`: no page of ours sends it, whatever a person types. */
  | { request: undefined; number: number | null; problem: string; isMalformed: boolean };

/** A page's message, or what is wrong with it. */
export function readRequest(source: string): ReadRequest {
  const message = parse(source);
  const { data, error } = liveRequestSchema.safeParse(message);
  if (data) return { request: data };
  const number = numberSchema.safeParse(message).data?.request ?? null;
  const [{ path, message: text = '' } = { path: [] }] = error.issues;
  const [field, index] = path;
  if (field === 'steps' && typeof index === 'number' && SENTENCE.test(text))
    return { request: undefined, number, problem: `Step ${index + 1}: ${text}`, isMalformed: false };
  const at = path.length === 0 ? '' : ` at ${path.join('.')}`;
  return { request: undefined, number, problem: `The message is malformed${at}.`, isMalformed: true };
}

/** Our own schemas report problems in sentences, the library does not. */
const SENTENCE = /^[A-Z].*\.$/;

const numberSchema = z.object({ request: z.int().min(0) });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
