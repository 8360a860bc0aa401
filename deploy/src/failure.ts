/** It cannot be done as things are; the message says why, and what to do. */
export class DeployError extends Error {}

/** The call itself is wrong; the message says how. */
export class UsageError extends Error {}
