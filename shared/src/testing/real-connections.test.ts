// Runs in a process of its own: other tests let connections through for good.
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { allowLocalConnections, takeRefusedConnections } from './real-connections.ts';

const address = 'http://api.invalid/account';

// Without msw, as between two test files.
test.each([
  ['fetch', () => fetch(address)],
  ['XMLHttpRequest', () => sendXhr(address)],
  ['WebSocket', () => failure(new WebSocket('ws://api.invalid/live'))],
])('%s is refused', async (_name, call) => {
  jest.spyOn(console, 'error').mockReturnValue();
  await expect(call()).rejects.toBeDefined();
  expect(takeRefusedConnections()).toEqual(['api.invalid:80']);
});

test('the error of a refused connection names its address', async () => {
  const socket = connect({ host: '127.0.0.1', port: 5432 });
  const error = await new Promise((resolve) => socket.once('error', resolve));
  expect(String(error)).toContain('127.0.0.1:5432');
  expect(takeRefusedConnections()).toEqual(['127.0.0.1:5432']);
});

test('a server of the test itself can be allowed', async () => {
  const server = createServer((_, response) => response.end('a reply'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  allowLocalConnections(port);
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect(await response.text()).toBe('a reply');
  server.closeAllConnections();
  server.close();
});

/** As a page sends it; rejects when it fails. */
function sendXhr(url: string): Promise<never> {
  const call = new XMLHttpRequest();
  call.open('GET', url);
  call.send();
  return failure(call);
}

function failure(target: EventTarget): Promise<never> {
  return new Promise((_, reject) => target.addEventListener('error', reject));
}
