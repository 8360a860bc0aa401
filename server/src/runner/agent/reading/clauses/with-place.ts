/** Puts a place into a clause: "In the row of Anna, the page shows Paid" is "the row of Anna shows Paid". */
export function withPlace(clause: string, place: string): string {
  const small = place.charAt(0).toLowerCase() + place.slice(1);
  const [, preposition, holder] = /^(in|inside|within|on)\s+(.+)$/iu.exec(small) ?? [];
  const [, verb, thing] =
    /^(?:(?:the |this )?page|it|i|we|you)?\s*(shows?|displays?|contains?|sees?|says?|does not show|should not show|should show)\s+(.+)$/iu.exec(
      clause,
    ) ?? [];
  if (preposition && holder && verb && thing)
    return `${holder} ${verb.replace(/^sees?$/iu, 'shows')} ${thing}`;
  const section = /^(?:under|below)\s+(?:the\s+)?(.+)$/iu.exec(small)?.[1];
  if (section && verb && thing)
    return `the ${section} section ${verb.replace(/^sees?$/iu, 'shows')} ${thing}`;
  const [, subject, predicate] =
    /^((?:the|an?|no|all|every|each)\s.+?)\s((?:is|are|has|shows|contains|should|does|reads|says)\b.+)$/iu.exec(
      clause,
    ) ?? [];
  if (subject && predicate) return `${subject} ${small} ${predicate}`;
  // "In the frame, fill Number with 4242": it is the field that stands there, not the text.
  const [, named, rest] =
    /^((?:fill(?:\s+in|\s+out)?|replace|set|change|update)s?\s.+?)(\s(?:with|to)\s.+)$/iu.exec(clause) ?? [];
  return named && rest ? `${named} ${small}${rest}` : `${clause} ${small}`;
}
