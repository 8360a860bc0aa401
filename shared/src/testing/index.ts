export {
  apiAddress,
  heldAnswer,
  respondWithAccount,
  respondWithEnvironments,
  respondWithError,
  server,
  testBeyondSpec,
} from './server.ts';
export { enabledControls } from './enabled-controls.ts';
export { fakeIntervals } from './fake-intervals.ts';
export { openLiveStream } from './live-stream.ts';
export { renderRemote } from './renderRemote.tsx';
export type { RenderedRemote } from './renderRemote.tsx';
