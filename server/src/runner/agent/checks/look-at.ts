import type { Check } from '../check.ts';
import type { Session } from '../session.ts';
import { lookAtColour } from './colour.ts';
import { lookAtBoth } from './compare.ts';
import { lookForCount } from './count/look-for-count.ts';
import type { Look } from './look.ts';
import { lookForOnly } from './only.ts';
import { lookAtOrder } from './order.ts';
import { lookAtAddress, lookAtTitle, lookForSomething, lookWhere } from './page.ts';
import { lookAtPart } from './part/look-at-part.ts';
import { lookAtPosition } from './position.ts';
import { lookAtState } from './state/look-at-state.ts';
import { lookForResults } from './results.ts';
import { lookForText, saysSentence } from './text.ts';
import { lookAtValue } from './value.ts';

/** Looks once whether a statement is true; a page that says the same sentence bears it out. */
export async function lookAt(session: Session, check: Check): Promise<Look> {
  const seen = await lookAtThing(session, check);
  if (!seen.isTrue && 'otherwise' in check && check.otherwise) {
    const other = await lookAt(session, check.otherwise);
    if (other.isTrue) return other;
  }
  const said = 'said' in check ? check.said : undefined;
  if (seen.isTrue || said === undefined || !(await saysSentence(session, said))) return seen;
  return { isTrue: true, sentence: () => `The page shows "${said}".` };
}

function lookAtThing(session: Session, check: Check): Promise<Look> {
  switch (check.kind) {
    case 'text':
      return lookForText(session, check);
    case 'state':
      return lookAtState(session, check);
    case 'value':
      return lookAtValue(session, check);
    case 'count':
      return lookForCount(session, check);
    case 'title':
      return lookAtTitle(session, check);
    case 'address':
      return lookAtAddress(session, check);
    case 'part':
      return lookAtPart(session, check);
    case 'position':
      return lookAtPosition(session, check);
    case 'compare':
      return lookAtBoth(session, check);
    case 'order':
      return lookAtOrder(session, check);
    case 'colour':
      return lookAtColour(session, check);
    case 'page':
      return lookWhere(session, check);
    case 'only':
      return lookForOnly(session, check);
    case 'something':
      return lookForSomething(session);
    case 'results':
      return lookForResults(session);
  }
}
