import type { Command } from '../command.ts';
import { readTarget } from '../read-target.ts';

export function click(name: string): Command {
  return { kind: 'click', target: readTarget(name), way: 'single' };
}
