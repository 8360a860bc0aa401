import type { LiveControl } from '../types.ts';

/** Of two neighbouring pointer positions only the last counts; turns of the wheel add up. null: both count. */
export function mergeInputs(earlier: LiveControl | null, later: LiveControl | null): LiveControl | null {
  if (earlier?.type !== 'input' || later?.type !== 'input') return null;
  const [first, second] = [earlier.input, later.input];
  if (first.kind === 'move' && second.kind === 'move') return later;
  if (first.kind !== 'wheel' || second.kind !== 'wheel') return null;
  return { ...later, input: { ...second, dx: first.dx + second.dx, dy: first.dy + second.dy } };
}
