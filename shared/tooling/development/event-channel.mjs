/**
 * Publishes the builds of a package to open pages as server-sent events. A page that connects receives the last one.
 * @typedef {{ hash: string, problems: string[] }} BuildEvent
 */
export function createEventChannel() {
  const pages = new Set();
  let last;
  const send = (response) => last && response.write(`data: ${JSON.stringify(last)}\n\n`);
  return {
    /** @param {BuildEvent} event */
    publish(event) {
      last = event;
      for (const response of pages) send(response);
    },
    /** @param {import('node:http').ServerResponse} response */
    connect(response) {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-cache',
        'Access-Control-Allow-Origin': '*',
      });
      response.write(': connected\n\n');
      pages.add(response);
      response.on('close', () => pages.delete(response));
      send(response);
    },
  };
}
