import { Agent, fetch as fetchBy } from 'undici';

/** Far above any answer within the limits of tokens. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
/** Whoever asks sets the time: the client's own limits of 300 seconds would break a question off, which is then sent once more. */
const PATIENT = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

/** `fetch` whose response bodies fail beyond a limit: a broken or hostile server must not fill the memory. It waits for as long as its signal allows. */
export const limitedFetch = (async (input: string | URL, init: object | undefined) => {
  const response = await fetchBy(input, { ...init, dispatcher: PATIENT });
  if (!response.body) return response;
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MAX_ANSWER_BYTES) controller.error(new Error('The answer is too long.'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText } = response;
  const body = (response.body as ReadableStream<Uint8Array>).pipeThrough(limit);
  return new Response(body, { status, statusText, headers: [...response.headers] });
}) as unknown as typeof fetch;
