import { SECRET_MIN_LENGTH } from 'shared/constants';
import type { Command } from 'shared/step-language';
import type { LiveContext, StoredSecret } from '../types.ts';

/** What pages ask for that must stay secret: a prompt has no type that says so. */
const ASKS_FOR_SECRET =
  /passwor[dt]|pass ?(?:phrase|code)|\bpin\b|\botp\b|one[- ]time|secret|\bcv[cv]\b|security code|kennwort|mot de passe|contraseña/iu;
const LABEL = 'password';

/** A command whose sentence contains no secret, or why it is not executed while it is recorded. */
type CheckedCommand = { command: Command; note: string | null } | { problem: string };

/** Takes the secrets out of a command of the toolbar or of an answered question, which a step would show. */
export async function withoutSecrets(live: LiveContext, command: Command): Promise<CheckedCommand> {
  if (command.kind === 'open' && hasCredentials(command.url ?? ''))
    return {
      problem:
        'The address contains a user name or a password, which the step would show, so it was not opened. Leave them out, or stop recording to open it.',
    };
  const question = live.run().window.dialogs.open()?.message ?? '';
  if (command.kind !== 'dialog' || !command.text || !ASKS_FOR_SECRET.test(question))
    return { command, note: null };
  if (command.text.length < SECRET_MIN_LENGTH)
    return {
      problem: `The answer is too short to be stored as a secret (at least ${SECRET_MIN_LENGTH} characters), so it was not given. Stop recording to give it.`,
    };
  try {
    const stored = await live.storeSecret(LABEL, command.text, null);
    return {
      command: { ...command, text: `{{${stored.name}}}` },
      note: storedAs('The answer', stored),
    };
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it could not be stored';
    return { problem: `The answer was not given, because it is a secret: ${why}` };
  }
}

/** For the step that was recorded: what its name stands for, and where. */
export function storedAs(what: string, { name, environment }: StoredSecret): string {
  const place = environment === null ? '' : ` of the environment ${environment}`;
  return `${what} is stored as the secret {{${name}}}${place}.`;
}

function hasCredentials(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && (url.username !== '' || url.password !== '');
}
