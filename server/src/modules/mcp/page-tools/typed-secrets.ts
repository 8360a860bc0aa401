import { createMask } from 'runner/secrets';
import { SECRET_MIN_LENGTH } from 'shared/constants';
import { maskedText, printCommand, readStep, secretTextOf, withoutFieldText } from 'shared/step-language';
import type { RanSentence } from './page-session.ts';

/** The passwords that an agent types as they are, by the sentences that type them. No later answer of its session tells them. */
export function createTypedSecrets() {
  const typed = new Map<string, string>();
  const hidden = new Set<string>();
  let mask = createMask([]);
  return {
    /** @param pages the lines of the pages around the runs: what they say themselves, such as the password of a demo, is no secret */
    note(ran: RanSentence[], pages: string[]): void {
      for (const { sentence, secret } of ran) {
        if (secret === null) continue;
        typed.set(sentence, secret);
        const word = secret.trim().toLowerCase();
        const isSaid = pages.some((line) => line.toLowerCase().includes(word));
        if (word.length >= SECRET_MIN_LENGTH && !isSaid) hidden.add(secret);
      }
      mask = createMask([...hidden]);
    },
    /** What a sentence with this command types and nobody may read; null: nothing. */
    secretOf(sentence: string): string | null {
      const { command } = readStep(sentence);
      return command && (secretTextOf(command) ?? typed.get(sentence) ?? null);
    },
    /** The sentence as an answer has it. */
    shown(sentence: string): string {
      const { command } = readStep(sentence);
      return command && typed.has(sentence) ? printCommand(withoutFieldText(command)) : maskedText(sentence);
    },
    hide: (text: string): string => mask.hide(text),
  };
}
