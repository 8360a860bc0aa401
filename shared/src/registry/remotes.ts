export const REMOTE_NAMES = ['auth', 'suites', 'blueprints', 'runs', 'settings'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** Rises with every change of `shared` that an older remote or host cannot live with. */
export const CONTRACT_VERSION = 4;
