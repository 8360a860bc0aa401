import { readProcesses, type ProcessState } from '../../process-table.ts';

const SAMPLE_MS = 50;

/** What a process and all that it started use (Linux only). */
export interface TreeWatch {
  /** Seconds of processor time since the watch began, ended processes included; the most memory at one moment, in bytes. */
  stop(): { cpuSeconds: number; memoryBytes: number };
}

/** Looks at a process tree twenty times a second, unless another interval is given: what a process does in its last moments is missed. */
export function watchTree(root: number, sampleMs = SAMPLE_MS): TreeWatch {
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  let memoryBytes = 0;
  const sample = (isFirst: boolean) => {
    const tree = treeOf(root);
    for (const { pid, cpuSeconds } of tree) {
      if (!first.has(pid)) first.set(pid, isFirst ? cpuSeconds : 0);
      last.set(pid, cpuSeconds);
    }
    memoryBytes = Math.max(
      memoryBytes,
      tree.reduce((sum, { ownBytes }) => sum + ownBytes, 0),
    );
  };
  sample(true);
  const timer = setInterval(() => sample(false), sampleMs);
  return {
    stop() {
      clearInterval(timer);
      sample(false);
      const cpuSeconds = [...last].reduce((sum, [pid, end]) => sum + end - (first.get(pid) ?? 0), 0);
      return { cpuSeconds, memoryBytes };
    },
  };
}

function treeOf(root: number): ProcessState[] {
  const all = readProcesses();
  const parents = new Map(all.map(({ pid, parent }) => [pid, parent]));
  const isOurs = (pid: number): boolean => pid === root || (pid !== 0 && isOurs(parents.get(pid) ?? 0));
  return all.filter(({ pid }) => isOurs(pid));
}
