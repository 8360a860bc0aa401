import type { Member } from 'shared/contract';
import { mentionedNames } from './split-text.ts';

/** What is written, and who was chosen from the list of colleagues. */
export interface CommentDraft {
  text: string;
  chosenIds: number[];
}

export const EMPTY_DRAFT: CommentDraft = { text: '', chosenIds: [] };

/** As the server names the person in comments. */
export const memberName = ({ name, email }: Pick<Member, 'name' | 'email'>): string => name ?? email;

/** Behind an `@` at the beginning of a word. */
const QUERY = /(?:^|[\s([{,;:])@([^@\n]{0,60})$/u;

/** What is written behind the `@` before the cursor, and where the `@` is; null: nothing is. */
export function mentionAt(text: string, cursor: number): { query: string; start: number } | null {
  const query = QUERY.exec(text.slice(0, cursor))?.[1];
  // A name may have spaces, but does not begin with one.
  if (query === undefined || query.startsWith(' ')) return null;
  return { query, start: cursor - query.length - 1 };
}

/**
 * The ids of the members whom the text names. Where several have the same name, those who were chosen from the list; all of them if none
 * was.
 */
export function mentionedIds({ text, chosenIds }: CommentDraft, members: Member[]): number[] {
  const names = mentionedNames(text, members.map(memberName));
  return [...names].flatMap((name) => {
    const ids = members.filter((member) => memberName(member) === name).map(({ user_id: id }) => id);
    const chosen = ids.filter((id) => chosenIds.includes(id));
    return chosen.length > 0 ? chosen : ids;
  });
}
