/** "Clicking the logo opens the home page": what is done, and what comes of it. */
const OUTCOME =
  /^((?:please )?(?:verify|check|ensure|make sure|confirm|validate|assert)(?: that| if)? )(?:when |upon |on |after )?clicking (?:on )?(.+?),? (?:(?:it|the link|that) )?(opens|navigates to|goes to|redirects to|leads to|brings up|takes (?:me|you|us|the user) to|shows|displays|closes|removes) (.+?)\.?$/iu;

/** An act in front of the check of what comes of it, where a check says both. Takes shielded text. */
export function withOutcome(text: string): string {
  return text.replace(
    OUTCOME,
    (_, lead: string, thing: string, does: string, outcome: string) =>
      `click ${thing}, then ${lead}${stated(does.toLowerCase(), outcome)}`,
  );
}

function stated(does: string, outcome: string): string {
  if (/\b(?:page|screen)$/iu.test(outcome)) return `i am on ${outcome}`;
  if (/^(?:shows|displays)$/u.test(does)) return `the page shows ${outcome}`;
  if (/^(?:closes|removes)$/u.test(does)) return `${outcome} is not visible`;
  return /^(?:opens|brings)/u.test(does)
    ? `${outcome} is visible`
    : `i am on the ${outcome.replace(/^the /iu, '')} page`;
}
