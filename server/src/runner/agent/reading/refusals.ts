import { QUOTED } from './shield.ts';
import { vaguenessOf } from './vague.ts';

const NO_CHOICE =
  "I can't do or check one thing or another: a test should know what happens. State one thing, or each in a step of its own.";
const NO_TABLE =
  'A step is one sentence: what stands in a table or list below it must be said in the step, for example: Fill in the form: Name "Bob", City "Oslo".';

/** Wordings that are understood, for which there is nothing to be done. */
const REFUSALS: [pattern: RegExp, problem: string][] = [
  [
    /^(?:save|print|export|download)s?\s+(?:the\s+|this\s+)?(?:current\s+)?(?:page|screen|site)?\s*(?:as|to|into)\s+(?:an?\s+)?pdf(?:\s+file)?$/iu,
    'A page cannot be saved as a PDF here: a run keeps screenshots and a recording. To test a PDF button of the page, write: Click "Save as PDF".',
  ],
  [
    /\beither\b.+\bor\b/iu,
    'I can\'t check "either … or": a test should know what happens. State one thing, or each in a step of its own.',
  ],
  [
    new RegExp(
      `\\band/or\\b|^(?!.*(?:\\bnot\\b|n['’]t\\b)).*${QUOTED} or ${QUOTED}|^(?:press|hit|use)s? (?:the )?(?:enter|space|tab|escape)(?: key)? or (?:the )?(?:enter|space|tab|escape)\\b|\\b(?:displayed|shown|visible) or (?:the )?(?:\\p{L}+ )?(?:is|are|redirected|shown|displayed)\\b`,
      'iu',
    ),
    NO_CHOICE,
  ],
  [
    /^(?:if|in case|unless)\s(?!.*\b(?:alert|confirm|prompt)\b)|\(?\bif (?:needed|necessary|any|present|shown|visible|displayed|applicable|implemented|available|required|possible|it (?:is|appears|exists)(?: .+)?|there (?:is|are) .+)\)?$/iu,
    NO_CHOICE,
  ],
  [
    /(?:\b(?:following|these|below|values|details|fields?|information|see)\b[^:]*:|\bthe following)$/iu,
    NO_TABLE,
  ],
  [
    /(?:\uE001| button| link| tab) (?:tomorrow|later(?: on)?|next time|some day)$/iu,
    'A step says what is done now: leave out what somebody will do later.',
  ],
  [
    /^(?:close|quit|exit)s? (?:the |my |this )?(?:web )?browser$/iu,
    'A run closes its browser by itself: leave this step out.',
  ],
  [
    /^(?:maximi[sz]e|minimi[sz]e|resize)s? (?:the |my )?(?:browser|window|screen|browser window)\b/iu,
    'The window keeps its size during a run: leave this step out.',
  ],
  [
    /^(?:clear|delete)s? (?:the |my |all )?(?:browser(?:'s|’s)? )?(?:cache|cookies|cache and cookies|browsing data)$/iu,
    'Each run begins with a fresh browser, without cookies: leave this step out. To press a button of the page, put its name in quotes.',
  ],
  [
    /^(?:take|capture|make)s? (?:an? |the )?(?:full[- ]page )?screenshots?\b/iu,
    'A run keeps screenshots of what it does: leave this step out.',
  ],
];

/** Why a clause that is understood cannot be carried out; undefined where it can. */
export function refusalOf(clause: string): string | undefined {
  return REFUSALS.find(([pattern]) => pattern.test(clause))?.[1] ?? vaguenessOf(clause);
}
