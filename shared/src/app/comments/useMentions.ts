import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Member } from 'shared/contract';
import { matchingOptions, useListbox, type ComboboxOption } from 'shared/overlay';
import { memberName, mentionAt, type CommentDraft } from './mention.ts';

interface Options {
  field: RefObject<HTMLTextAreaElement | null>;
  draft: CommentDraft;
  onChange: (draft: CommentDraft) => void;
  members: Member[];
}

const MAX_SHOWN = 8;

/** Offers members behind an `@`. The first one is active at once: Enter begins a new line only where nothing is offered. */
export function useMentions({ field, draft, onChange, members }: Options) {
  const [cursor, setCursor] = useState<number | null>(null);
  const [highlighted, setHighlighted] = useState(0);
  const wantedCursor = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (wantedCursor.current === undefined) return;
    field.current?.setSelectionRange(wantedCursor.current, wantedCursor.current);
    wantedCursor.current = undefined;
  });

  const { text, chosenIds } = draft;
  const mention = cursor === null ? null : mentionAt(text, cursor);
  const options = mention && !isFinished(mention.query, members) ? optionsFor(mention.query, members) : [];
  const close = () => setCursor(null);

  const suggest = (at: number) => {
    setCursor(at);
    setHighlighted(0);
  };
  const accept = (index: number) => {
    const member = members.find(({ user_id: id }) => String(id) === options[index]?.value);
    if (!member || !mention || cursor === null) return;
    const written = `${text.slice(0, mention.start)}@${memberName(member)} `;
    wantedCursor.current = written.length;
    onChange({
      text: written + text.slice(cursor).replace(/^ /, ''),
      chosenIds: [...chosenIds, member.user_id],
    });
    close();
    field.current?.focus();
  };

  const listbox = useListbox({
    label: 'Colleagues',
    count: options.length,
    active: highlighted,
    onActive: setHighlighted,
    onAccept: accept,
    onClose: close,
    acceptsOnTab: true,
  });

  return { options, listbox, suggest, close };
}

/** A whole name and a space: what follows is the sentence. */
const isFinished = (query: string, members: Member[]): boolean =>
  members.some((member) => query.startsWith(`${memberName(member)} `));

function optionsFor(query: string, members: Member[]): ComboboxOption[] {
  const options = members.map(({ user_id, name, email }) => ({
    value: String(user_id),
    label: name ?? email,
    ...(name !== null && { hint: email }),
  }));
  return matchingOptions(options, query).slice(0, MAX_SHOWN);
}
