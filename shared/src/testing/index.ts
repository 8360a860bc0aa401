export { apiAddress, respondWithError, server, testBeyondSpec } from './server.ts';
export { openLiveStream } from './live-stream.ts';
export { renderRemote } from './renderRemote.tsx';
export type { RenderedRemote } from './renderRemote.tsx';
