/** Words that deny or undo, outside of quotation marks. */
const DENIALS =
  /\b(?:no|not|none|never|neither|nor|nothing|nobody|nowhere|without|cannot|hidden|invisible|absent|gone|missing|closed|folded|disappear(?:s|ed)?|vanish(?:es|ed)?|disabled|inactive|gr[ea]y(?:ed)? out|off|un(?:tick|check|select)(?:ed)?|deselect(?:ed)?|unfocused|collapsed?|fold)\b|n['’]t\b/gi;
const QUOTED = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|(?<!\w)'[^']*'(?!\w)/g;

/**
 * Whether a text and the sentences that it was read as deny different things: a rough guess by their words, which only selects what a person
 * reviews. Two denials make none ("not disabled").
 */
export function isPolarityFlipped(text: string, sentences: string[]): boolean {
  const sentence = sentences.join('. ');
  const names = [...sentence.matchAll(QUOTED)].map(([quoted]) => quoted.slice(1, -1).toLowerCase());
  const words = names.reduce((rest, name) => rest.replace(name, ''), text.toLowerCase());
  return isNegative(words) !== isNegative(sentence);
}

function isNegative(text: string): boolean {
  return (text.replace(QUOTED, '').match(DENIALS)?.length ?? 0) % 2 === 1;
}
