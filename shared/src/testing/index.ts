export { apiAddress, respondWithError, server, testBeyondSpec } from './server.ts';
export { renderRemote } from './renderRemote.tsx';
export type { RenderedRemote } from './renderRemote.tsx';
