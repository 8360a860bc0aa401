/** Something that the person at the terminal can mend; the message says how. */
export class Failure extends Error {}

/** Runs a script's main part; a failure becomes one line and exit code 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(`✗ ${error instanceof Failure ? error.message : (error?.stack ?? error)}`);
    process.exitCode = 1;
  }
}

/** @throws Failure on a Node that cannot run the scripts. */
export function requireNode(wanted) {
  const minimum = wanted.replace(/[^\d.]/g, '');
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [neededMajor, neededMinor] = minimum.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  throw new Failure(
    `Steplight needs Node ${minimum} or newer to start; this is ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
  );
}
