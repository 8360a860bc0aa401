export { createNetworkPolicy, type NetworkPolicy } from './network/network-policy.ts';
export { createRunner } from './runner.ts';
export type * from './types.ts';
