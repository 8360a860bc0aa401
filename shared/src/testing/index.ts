export { apiAddress } from './api-address.ts';
export {
  acceptEditBase,
  heldAnswer,
  respondWithAccount,
  respondWithEnvironments,
  respondWithError,
  server,
} from './server.ts';
export { enabledControls } from './enabled-controls.ts';
export { startFakeClock } from './fake-clock.ts';
export { openLiveStream } from './live-stream.ts';
export { allowLocalConnections, takeRefusedConnections } from './real-connections.ts';
export { smokeTest } from './reduced-tests.ts';
export { setOnline, whileOnline } from './set-online.ts';
export { setUpUser } from './set-up-user.ts';
export { renderRemote } from './renderRemote.tsx';
export type { RenderedRemote } from './renderRemote.tsx';
