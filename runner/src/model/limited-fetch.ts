/** Far above any answer within the limits of tokens. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** `fetch` whose response bodies fail beyond a limit: a broken or hostile server must not fill the memory. */
export const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MAX_ANSWER_BYTES) controller.error(new Error('The answer is too long.'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(limit), { status, statusText, headers });
};
