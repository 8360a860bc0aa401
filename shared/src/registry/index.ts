/**
 * What host, servers and deployments know of the parts of the page: which there are, which addresses they own, what a
 * build of one says of itself, and where the released ones are.
 */
export { CONTRACT_VERSION, REMOTE_NAMES } from './parts.ts';
export type { RemoteName } from './parts.ts';
export { ownerOf, partAt } from './owners.ts';
export type { Area } from './owners.ts';
export { readManifest } from './manifest.ts';
export type { RemoteManifest } from './manifest.ts';
export { readRegistry } from './registry.ts';
export type { Registry, RegistryDocument, Release } from './registry.ts';
