/**
 * What host, servers and deployments know about the remotes: their names, the addresses they own, the manifest of a
 * build, and the registry of the deployed builds.
 */
export { CONTRACT_VERSION, ownerOf, REMOTE_NAMES, remoteAt } from './remotes.ts';
export type { Area, RemoteName } from './remotes.ts';
export { parseManifest } from './manifest.ts';
export type { RemoteManifest } from './manifest.ts';
export { parseRegistry } from './registry.ts';
export type { Registry, RegistryFile, Release } from './registry.ts';
