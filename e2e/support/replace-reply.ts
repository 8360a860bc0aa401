/** Has the page get this reply of the API instead of its own, until `restoreReplies` or the next load of the page. */
export async function replaceReply(path: string, status: number, body: unknown): Promise<void> {
  await browser.execute(
    (replaced, code, reply) => {
      const original = window.fetch;
      window.originalFetch ??= original;
      window.fetch = (input, init) =>
        input instanceof Request || new URL(input, location.href).pathname !== replaced
          ? original(input, init)
          : Promise.resolve(new Response(JSON.stringify(reply), { status: code }));
    },
    path,
    status,
    body,
  );
}

export async function restoreReplies(): Promise<void> {
  await browser.execute(() => {
    window.fetch = window.originalFetch ?? window.fetch;
  });
}

declare global {
  interface Window {
    originalFetch?: typeof fetch;
  }
}
