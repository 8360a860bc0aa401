/** A command that cannot be completed; the message explains why and what to do. */
export class DeployError extends Error {}

/** Wrong arguments; the message explains what is wrong. */
export class UsageError extends Error {}
