import { normalise } from './normalise.ts';
import type { Input } from './matcher.ts';
import { isSecretField } from './secret-field.ts';
import type { Token } from './tokens.ts';
import { verbsMeant } from './verb-synonyms.ts';
import { isJoin, isStatement, RESERVED } from './words.ts';

interface Steps {
  message: string;
  /** The first word of the second one. */
  second: Token;
  /** What stands before it says that something is so, or begins with a verb. */
  isFirstStep: boolean;
}

/** What to write for a text of which a word begins another step. */
export function stepsAround({ text, tokens }: Input, second: Token | undefined): Steps | null {
  if (!second) return null;
  let end = tokens.indexOf(second);
  while (isJoin(tokens[end - 1])) end--;
  const first = text.slice(tokens[0]?.start, tokens[end - 1]?.end);
  const isFirstStep = verbsMeant(normalise(first).text).length > 0 || tokens.slice(0, end).some(isStatement);
  const rest = text.slice(second.start, tokens.at(-1)?.end);
  // What is typed into a field for secrets is not repeated.
  const steps = isSecretField(text) ? '' : `: ${first}; ${rest.replace(/\.$/u, '')}`;
  return { message: `Write two steps${steps}.`, second, isFirstStep };
}

/** The same for a clause behind "and" or the like that begins as a step does, unless what stands before it only says where: "In its row, click Edit". */
export function clauseBehind(input: Input, at: number): Steps | null {
  const { text, tokens } = input;
  const second = tokens.find((token, index) => {
    if (index <= at || isJoin(token) || !isJoin(tokens[index - 1])) return false;
    const clause = text.slice(token.start);
    return verbsMeant(clause).some(({ isCertain }) => isCertain) || normalise(clause).isAsserted;
  });
  const isWhere = RESERVED.has(tokens[0]?.text.toLowerCase() ?? '');
  const steps = stepsAround(input, second);
  return steps && (steps.isFirstStep || !isWhere) ? steps : null;
}
