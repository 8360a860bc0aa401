import { inside, type Assertion } from 'shared/step-language';
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
  return { kind: 'shows', text, negated, place: inside(target) } as const;
}

async function gather<E extends Described, R>(
  page: AssertedPage<E, R>,
  assertion: AssertionOfPage,
): Promise<Judge<E>> {
  switch (assertion.kind) {
    case 'shows':
      return judgeBy(judgeShows<E>, assertion, showsFacts(page, assertion));
    case 'state': {
      const { state } = assertion;
      if (state === 'visible' || state === 'hidden') {
        const visibility = { ...assertion, state };
        return judgeBy(judgeVisibility, visibility, visibilityFacts(page, visibility));
      }
      const other = { ...assertion, state };
      return judgeBy(judgeState, other, stateFacts(page, other));
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
    case 'number':
      return judgeBy(judgeNumber, assertion, valueFacts(page, assertion));
    case 'placeholder':
      return judgeBy(judgePlaceholder, assertion, placeholderFacts(page, assertion));
    case 'count':
      return judgeBy(judgeCount, assertion, countFacts(page, assertion));
    case 'page':
      return judgeBy(judgePage<E>, assertion, pageFacts(page, assertion));
    case 'pageNamed':
      return judgeBy(judgePageNamed<E>, assertion, pageNamedFacts(page));
    case 'sorted':
      return judgeBy(judgeSorted, assertion, sortedFacts(page, assertion));
    case 'position':
      return judgeBy(judgePosition, assertion, positionFacts(page, assertion));
    case 'dialogSays':
      return judgeBy(judgeDialog, assertion, dialogFacts(page));
    case 'error':
      return judgeBy(judgeError, assertion, errorFacts(page, assertion));
    case 'only':
      return judgeBy(judgeOnly<E>, assertion, onlyFacts(page, assertion));
    case 'options':
      return judgeBy(judgeOptions, assertion, optionsFacts(page, assertion));
  }
}

async function judgeBy<A, F, E>(
  judge: (assertion: A, facts: F, measure?: Measure) => Verdict<E>,
  assertion: A,
  gathered: Promise<F>,
): Promise<Judge<E>> {
  const facts = await gathered;
  return (measure) => judge(assertion, facts, measure);
}
