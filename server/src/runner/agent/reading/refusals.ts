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
];

/** Why a clause that is understood cannot be carried out; undefined where it can. */
export function refusalOf(clause: string): string | undefined {
  return REFUSALS.find(([pattern]) => pattern.test(clause))?.[1];
}
