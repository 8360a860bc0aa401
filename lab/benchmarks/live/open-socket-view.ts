import { once } from 'node:events';
import { LIVE_IMAGE_HEADER_BYTES, LIVE_IMAGE_KINDS } from 'shared/constants';
import type { LiveEvent } from 'shared/contract';
import { callApi, openSocket, type Account } from '../../live/live-client.ts';
import type { LiveView } from './live-view.ts';

/** A live session of a product, seen by a page: through the API and its worker. */
export async function openSocketView(account: Account, startingUrl: string): Promise<LiveView> {
  const { live_session_id: id, ticket } = await callApi<{ live_session_id: string; ticket: string }>(
    account,
    'POST',
    '/live',
    { starting_url: startingUrl },
  );
  const socket = openSocket(account.apiAddress, id, ticket);
  const loaded = Promise.withResolvers<null>();
  const view: LiveView = {
    onFrame: null,
    send: (request) => socket.send(JSON.stringify(request)),
    async close() {
      await callApi(account, 'DELETE', `/live/${id}`);
      socket.close();
      await once(socket, 'close');
    },
  };
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (isBinary) {
      if (data[0] !== LIVE_IMAGE_KINDS.frame) return;
      view.send({ type: 'shown', frame: data.readUInt32BE(1) });
      view.onFrame?.(data.length - LIVE_IMAGE_HEADER_BYTES);
      return;
    }
    const event = JSON.parse(data.toString()) as LiveEvent;
    if (event.type === 'page' && event.url === startingUrl && !event.isLoading) loaded.resolve(null);
    if (event.type === 'ended') loaded.reject(new Error(event.message));
  });
  await loaded.promise;
  return view;
}
