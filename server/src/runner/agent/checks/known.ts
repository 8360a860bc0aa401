import { isolated } from '../isolated.ts';
import { notesOf } from '../run-notes.ts';
import type { Session } from '../session.ts';
import { containedText } from '../texts/text-pattern.ts';
import type { Look } from './look.ts';

/**
 * "The greeting is gone" describes a thing in small letters and without quotes. Where the page never calls anything so, that would be true
 * whatever it shows: nothing can be said then. null: the words are names, or the page knows them.
 */
export async function unknownThing(session: Session, words: string, isLost = false): Promise<Look | null> {
  if (!/^\p{Ll}[^\p{Lu}\p{Nd}]*$/u.test(words) || (await isKnown(session, words, isLost))) return null;
  return {
    isTrue: false,
    isMissing: true,
    sentence: () =>
      `Nothing on the page is called "${words}", shown or hidden, so that its absence says nothing. Put the text that must not be there in quotes.`,
  };
}

async function isKnown(session: Session, words: string, isLost: boolean): Promise<boolean> {
  const { startText } = await notesOf(session);
  const wanted = words.toLowerCase();
  if (isLost) return containedText(wanted).test(startText);
  return containedText(wanted).test(startText) || isolated(session.window.page(), holdsWords, wanted);
}

/** Runs inside the page: whether the words stand anywhere in it, in texts that are hidden or in the names that programmers give. */
function holdsWords(_page: unknown, words: string): boolean {
  const page = document.documentElement.cloneNode(true) as Element;
  page.querySelectorAll('script, style').forEach((one) => one.remove());
  const source = page.outerHTML.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '-').toLowerCase();
  return [source, source.replace(/[-_]/g, ' ')].some((text) =>
    ` ${text.replace(/[^\p{L}\p{Nd}]+/gu, ' ')} `.includes(` ${words} `),
  );
}
