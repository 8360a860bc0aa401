import type { Assertion } from 'shared/step-language';
import { aboutTable } from './about-table.ts';
import { isAbsence } from './absence.ts';
import type { AssertedPage, Described } from './asserted-page.ts';
import { countFacts, judgeCount } from './count.ts';
import { dialogFacts, judgeDialog } from './dialog.ts';
import { errorFacts, judgeError, judgePlaceholder, placeholderFacts } from './fields.ts';
import { judgeOnly, judgeOptions, judgeSorted, onlyFacts, optionsFacts, sortedFacts } from './lists.ts';
import type { Measure } from './measure.ts';
import { couldBeOneOf, isMeant } from './wording.ts';
import { judgePage, judgePageNamed, pageFacts, pageNamedFacts } from './page.ts';
import { objectionByPart } from './partial.ts';
import { judgePosition, positionFacts } from './position.ts';
import { judgeShows, showsFacts } from './shows.ts';
import { judgeState, stateFacts } from './state.ts';
import { judgeNumber, judgeValue, otherThatIsSo, valueFacts } from './value.ts';
import type { AssertionOf, AssertionOfPage, Verdict } from './verdict.ts';
import { judgeVisibility, visibilityFacts } from './visibility.ts';

const ELSEWHERE: ReadonlySet<Assertion['kind']> = new Set<Exclude<Assertion, AssertionOfPage>['kind']>([
  'downloaded',
  'downloadContains',
  'looksAsBefore',
  'accessible',
  'request',
]);

/** Whether an assertion is about what a page shows. */
export function isOfPage(assertion: Assertion): assertion is AssertionOfPage {
  return !ELSEWHERE.has(assertion.kind);
}

type Judge<E> = (measure?: Measure) => Verdict<E>;

/**
 * Gathers all that an assertion has to know of a page. "The list" is the table where there is no list; where there are both, what is
 * absent from it must be in neither, and what only the table shows is no list's.
 * @returns the verdict, by a measure; absent: that of the live page
 */
export async function gatherFor<E extends Described, R>(
  page: AssertedPage<E, R>,
  assertion: AssertionOfPage,
): Promise<Judge<E>> {
  const judge = await gatherMeant(page, assertion);
  const objection = await objectionByPart(page, assertion);
  return (measure) => {
    const verdict = judge(measure);
    return verdict.result === 'holds' && objection ? objection : verdict;
  };
}

async function gatherMeant<E extends Described, R>(
  page: AssertedPage<E, R>,
  assertion: AssertionOfPage,
): Promise<Judge<E>> {
  const other = aboutTable(assertion);
  const tables = other ? await page.matches(other.table, 'any') : [];
  if (!other || tables.length === 0) return gather(page, assertion);
  const lists = await page.matches(other.list, 'any');
  if (lists.length === 0) return gather(page, other.assertion);
  const judge = await gather(page, assertion);
  const judgeTable = await gather(page, other.assertion);
  return (measure) => {
    const verdict = judge(measure);
    if (isAbsence(assertion)) return verdict.result === 'holds' ? judgeTable(measure) : verdict;
    const isDoubtful = verdict.result === 'fails' && judgeTable(measure).result === 'holds';
    return isDoubtful ? { result: 'fails', text: couldBeOneOf(other.list, [...lists, ...tables]) } : verdict;
  };
}

/** "The toolbar shows …" says what can be read in it, where nothing of that name has a value; null: it says no such thing. */
function shownInPlace({ target, comparison, text, negated, each }: AssertionOf<'value'>) {
  if (comparison !== 'contains' || each || target.name === null || target.kind !== null) return null;
  return { kind: 'shows', text, negated, place: { relation: 'in', target } } as const;
}

async function gather<E extends Described, R>(
  page: AssertedPage<E, R>,
  assertion: AssertionOfPage,
): Promise<Judge<E>> {
  switch (assertion.kind) {
    case 'shows': {
      const facts = await showsFacts(page, assertion);
      return (measure) => judgeShows(assertion, facts, measure);
    }
    case 'state': {
      const { state } = assertion;
      if (state === 'visible' || state === 'hidden') {
        const facts = await visibilityFacts(page, { ...assertion, state });
        return (measure) => judgeVisibility({ ...assertion, state }, facts, measure);
      }
      const facts = await stateFacts(page, { ...assertion, state });
      return () => judgeState({ ...assertion, state }, facts);
    }
    case 'value': {
      const facts = await valueFacts(page, assertion);
      const shown = facts.values.length === 0 ? shownInPlace(assertion) : null;
      if (shown && (await page.regions(shown.place)).length > 0) return gather(page, shown);
      const other = await otherThatIsSo(page, assertion, facts);
      return (measure) => {
        const verdict = judgeValue(assertion, facts, measure);
        if (other === null || verdict.result !== 'fails' || 'missing' in verdict) return verdict;
        return { ...verdict, text: `${verdict.text} ${isMeant(assertion.target, other)}` };
      };
    }
    case 'number': {
      const facts = await valueFacts(page, assertion);
      return () => judgeNumber(assertion, facts);
    }
    case 'placeholder': {
      const facts = await placeholderFacts(page, assertion);
      return () => judgePlaceholder(assertion, facts);
    }
    case 'count': {
      const facts = await countFacts(page, assertion);
      return (measure) => judgeCount(assertion, facts, measure);
    }
    case 'page': {
      const facts = await pageFacts(page, assertion);
      return () => judgePage(assertion, facts);
    }
    case 'pageNamed': {
      const facts = await pageNamedFacts(page);
      return () => judgePageNamed(assertion, facts);
    }
    case 'sorted': {
      const facts = await sortedFacts(page, assertion);
      return () => judgeSorted(assertion, facts);
    }
    case 'position': {
      const facts = await positionFacts(page, assertion);
      return (measure) => judgePosition(assertion, facts, measure);
    }
    case 'dialogSays': {
      const facts = await dialogFacts(page);
      return (measure) => judgeDialog(assertion, facts, measure);
    }
    case 'error': {
      const facts = await errorFacts(page, assertion);
      return (measure) => judgeError(assertion, facts, measure);
    }
    case 'only': {
      const facts = await onlyFacts(page, assertion);
      return () => judgeOnly(assertion, facts);
    }
    case 'options': {
      const facts = await optionsFacts(page, assertion);
      return () => judgeOptions(assertion, facts);
    }
  }
}
