import type { RunnerStep } from '../../../types.ts';
import { CHECK_LEAD } from '../statement.ts';
import { cut } from './cut.ts';
import { actsOf } from './doing.ts';
import { trimClause, withoutLead, withoutMark } from './lead.ts';
import { withPlainSorts } from './notation.ts';
import { withOutcome } from './outcomes.ts';
import { withPlaces } from './place-first.ts';
import { withoutReason } from './reasons.ts';
import { retold } from './retold.ts';
import { withUser } from './roles.ts';
import { inOrder } from './said-first.ts';
import { inOrderOfDeeds } from './told-first.ts';
import { sharedVerb } from './shared-verb.ts';
import { inUsualOrder } from './usual-order.ts';

/** What asks for nothing to be done, beside what does: "Leave everything empty and click Save". */
const IDLE =
  /^(?:leave (?:everything(?: else)?|all(?: the| of the)?(?: other| mandatory| required| the mandatory| the required)? fields|the (?:whole )?form|the (?:rest|others)) (?:empty|blank|unchanged|alone|as (?:it is|they are))|leave .+ (?:unchanged|alone|as (?:it is|they are))|(?:do not|don['’]t) (?:fill|enter|type|write|change)(?: in| out)? anything(?: in| else)?|(?:fill|type|enter) (?:in )?nothing|stop (?:there|here)|(?:(?:do not|don['’]t) (?:submit|send|save|confirm|order|place|buy|pay)(?: (?:it|anything|the \p{Ll}+))?(?: yet)?))$/iu;

/** Cuts a shielded step into its clauses: "Type bob into Name and press Enter" has two. A cut needs a verb after it. */
export function splitClauses(text: string, type: RunnerStep['type']): string[] {
  const bare = withoutMark(text);
  const told = retold(type === 'act' ? inOrderOfDeeds(bare) : bare, type);
  const plain = withOutcome(withUser(withoutReason(withPlainSorts(told))));
  const isCheck = type === 'assert' || CHECK_LEAD.test(withoutLead(plain));
  const clauses = cut(inOrder(plain), isCheck)
    .map((clause) => trimClause(clause))
    .filter((clause) => clause !== '')
    .flatMap((clause) => sharedVerb(clause).map((one) => inUsualOrder(one)))
    .flatMap((clause) => actsOf(clause));
  const deeds = clauses.filter((clause) => !IDLE.test(clause));
  return withPlaces(deeds.length > 0 ? deeds : clauses);
}
