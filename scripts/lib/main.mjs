/** An error that the user can fix; the message explains how. */
export class UserError extends Error {}

/** Runs a script; a `UserError` becomes one line and exit code 1. */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    console.error(`✗ ${error instanceof UserError ? error.message : (error?.stack ?? error)}`);
    process.exitCode = 1;
  }
}

/** @throws UserError if this Node is too old for the scripts */
export function requireNode(range) {
  const minimum = range.replace(/[^\d.]/g, '');
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [minMajor, minMinor] = minimum.split('.').map(Number);
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return;
  throw new UserError(
    `Steplight needs Node ${minimum} or newer to start; this is ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
  );
}
