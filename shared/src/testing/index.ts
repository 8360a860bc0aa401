export { apiAddress, respondWithError, server } from './server.ts';
export { renderRemote } from './renderRemote.tsx';
export type { RenderedRemote } from './renderRemote.tsx';
