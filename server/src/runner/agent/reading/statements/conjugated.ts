/** What is expected in the words that the readers know for what is so: "should cost $5" is "costs $5". Takes words in small letters. */
const EXPECTED =
  /\b(?:should|must|shall|will)(?: now| also| still| then)? (?!(?:not|no|never|be|been|have|only|also|now|still|then|see|get|receive|able|it|they|the|there)\b)(\p{Ll}{2,})(?= |$)/gu;

/** "Should cost $5", "will lead to the cart" as a statement of the present. Takes shielded text. */
export function conjugated(statement: string): string {
  return statement.replace(EXPECTED, (_, verb: string) => thirdPerson(verb));
}

function thirdPerson(verb: string): string {
  if (/(?:s|sh|ch|x|z|o)$/u.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/u.test(verb) ? verb.replace(/y$/u, 'ies') : `${verb}s`;
}
