import { ofEachQuoted } from './quoted-lists.ts';
import { firstAndRest, thereAndNot } from './same-subject.ts';
import { stateOfEach, twoFacts } from './two-subjects.ts';

/** The plain statements that "and" and "but" join; the statement itself where they join none. */
export function severalOf(statement: string): string[] {
  const listed = ofEachQuoted(statement) ?? thereAndNot(statement);
  if (listed) return listed;
  const parts = firstAndRest(statement);
  if (parts) return [parts[0], ...severalOf(parts[1])];
  return twoFacts(statement) ?? stateOfEach(statement) ?? [statement];
}
