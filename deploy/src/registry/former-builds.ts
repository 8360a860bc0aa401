import type { LogLine, PartName } from './document.ts';

/**
 * The builds of a part that could be gone back to, the latest first. A build that was given up by a rollback is none of
 * them: going back twice goes back two builds, and not to and fro.
 */
export function formerBuilds(log: LogLine[], part: PartName): LogLine[] {
  const stack: LogLine[] = [];
  for (const line of log.filter((other) => other.part === part)) {
    const at = stack.findIndex(({ build }) => build === line.build);
    if (at >= 0 && line.action === 'rollback') stack.length = at;
    stack.push(line);
  }
  const current = stack.at(-1)?.build;
  return stack.reverse().filter(({ build }) => build !== current);
}
