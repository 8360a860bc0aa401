import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, pinnedNode, root } from './project.mjs';

/** Starts the whole product in a process of its own, which ends by itself if this one dies. */
export function startProduct(args, options = {}) {
  return spawn(pinnedNode, [join('server', 'src', 'processes', 'all.ts'), '--demo', ...args], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    ...options,
  });
}
