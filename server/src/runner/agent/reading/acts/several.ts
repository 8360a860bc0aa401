import type { Command } from '../../command.ts';
import { QUOTED } from '../shield.ts';

/** "Wi-Fi and Parking", "A, B and C": several names without quotes; null: it is one. */
function namesIn(words: string): string[] | null {
  if (new RegExp(QUOTED, 'u').test(words)) return null;
  const names = words.split(/,\s*(?:and\s+)?|\s+and\s+/u);
  return names.length > 1 && names.every((name) => name !== '' && name.split(' ').length < 5) ? names : null;
}

/** An act on one thing, or on each of several where the page has nothing that is called by all of the words. */
export function onEach(words: string, act: (name: string, index?: number) => Command): Command {
  const names = namesIn(words);
  const whole = act(words);
  return names ? { ...whole, otherwise: [...(whole.otherwise ?? []), names.map(act)] } : whole;
}
