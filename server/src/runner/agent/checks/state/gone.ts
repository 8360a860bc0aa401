import { capitalize, describeElement, LOOK_MS } from '../../describe.ts';
import { mainPart } from '../../finding/main-part.ts';
import { matchTarget } from '../../finding/matches.ts';
import { isolated } from '../../isolated.ts';
import { withLens } from '../../lens/lens.ts';
import { showsText } from '../../page-text.ts';
import type { Session } from '../../session.ts';
import type { Target } from '../../target.ts';
import { containedText } from '../../texts/text-pattern.ts';
import { asksForDialog, saidByDialog } from '../dialogs.ts';
import { unknownThing } from '../known.ts';
import { missing, type Look } from '../look.ts';
import { lookForTraces } from './still-there.ts';

/**
 * Whether nothing of that name is seen, on a page that knows what is meant.
 * @param isLost said to be missing: what was never seen is not
 */
export async function lookWhetherGone(session: Session, target: Target, isLost = false): Promise<Look> {
  const match = await matchTarget(session, target, { purpose: 'see', quoted: 'anyCase' });
  if (!match) {
    const dialog = asksForDialog(target) ? saidByDialog(session)[0] : undefined;
    const [first] = target.readings;
    const isNamed = target.readings.some(({ kind, isQuoted }) => kind !== null || isQuoted);
    const isOfKind = first?.kind !== null && first?.name !== '' && !first?.isQuoted;
    const unknown = first && (!isNamed || isOfKind) ? await unknownThing(session, first.name, isLost) : null;
    if (unknown) return unknown;
    const trace = await lookForTraces(session, target);
    if (trace) return trace;
    if (!(await isPlaceThere(session, target)))
      return missing(session, target.within?.reading.name ?? target.words);
    const nearby = (await placeThatStays(session, target)) ?? (await entryElsewhere(session, target));
    if (nearby) return nearby;
    return {
      isTrue: dialog === undefined,
      sentence: () =>
        dialog === undefined
          ? `"${target.words}" is not visible on the page.`
          : `The page asked "${dialog}" in a dialog.`,
    };
  }
  const [locator] = match.elements;
  const description = await describeElement(locator, target, null, LOOK_MS);
  return {
    isTrue: false,
    element: { description, locator },
    sentence: () => `${capitalize(description)} is still visible.`,
  };
}

/** "Not in the cart" is said of a page that shows a cart. */
async function isPlaceThere(session: Session, { within }: Target): Promise<boolean> {
  if (within?.relation !== 'under') return true;
  const place = { words: within.reading.name, readings: [within.reading], within: null };
  return (await matchTarget(session, place, { purpose: 'any', isHidden: true })) !== null;
}

/** "Anna is not in the list", where Anna is an entry of something that is no list to programmers. */
async function entryElsewhere(session: Session, target: Target): Promise<Look | null> {
  const { within, words, readings } = target;
  if (
    within?.relation !== 'inside' ||
    within.outer ||
    within.reading.name !== '' ||
    !isOfEntries(within.reading.kind?.word)
  )
    return null;
  const match = await matchTarget(
    session,
    { words, readings, within: null },
    { purpose: 'see', quoted: 'anyCase' },
  );
  const [locator] = match ? await mainPart(match.elements) : [];
  if (!locator || !(await isolated(locator, standsAmongOthers))) return null;
  const name = readings[0]?.name ?? words;
  return {
    isTrue: false,
    sentence: () =>
      `"${name}" still stands on the page, among others of its sort. Say which list is meant, for example by its heading.`,
  };
}

function isOfEntries(word: string | undefined): boolean {
  return /^(?:list|table|grid)/u.test(word ?? '');
}

/** Whether it is an entry, or the head of one, of what is neither a list nor a table. */
const standsAmongOthers = withLens(
  (lens, element: Element): boolean =>
    element.closest('ul, ol, table, [role=list], [role=listbox], [role=table], [role=grid]') === null &&
    lens.groupOf(element) !== null,
);

/** "The session in London is gone", where nothing is called a session, but London still stands there. */
async function placeThatStays(session: Session, { words, orElse, readings }: Target): Promise<Look | null> {
  const name = orElse?.within?.reading.name;
  const head = orElse?.readings.find(({ kind }) => kind === null)?.name;
  if (
    head &&
    orElse?.within?.relation === 'under' &&
    !readings.some(({ kind }) => kind !== null) &&
    (await showsText(session, containedText(head), null))
  )
    return {
      isTrue: false,
      sentence: () =>
        `Nothing on the page is called "${words}", but it shows "${head}". Say where it must not be, for example: "${head}" is not in the table.`,
    };
  if (!name || readings.some(({ kind, isQuoted }) => kind !== null || isQuoted)) return null;
  if (
    orElse.readings.some(({ kind }) => kind !== null) ||
    !(await showsText(session, containedText(name), null))
  )
    return null;
  return {
    isTrue: false,
    sentence: () =>
      `Nothing on the page is called "${words}", but it still shows "${name}". Put the text that must not be there in quotes.`,
  };
}
