import type { AppName, LogEntry } from './stored-registry.ts';

/**
 * The builds of an app that a rollback can return to, the latest first. They exclude builds that were rolled back, so that
 * two rollbacks go back two builds.
 */
export function previousBuilds(log: LogEntry[], app: AppName): LogEntry[] {
  const stack: LogEntry[] = [];
  for (const entry of log.filter((other) => other.app === app)) {
    const index = stack.findIndex(({ build }) => build === entry.build);
    if (index >= 0 && entry.action === 'rollback') stack.length = index;
    stack.push(entry);
  }
  const current = stack.at(-1)?.build;
  return stack.reverse().filter(({ build }) => build !== current);
}
