/**
 * The JSON object in a model's text: alone, in a fenced block, or after its thoughts and a sentence. Undefined: there is none.
 */
export function readJson(text: string): unknown {
  const answer = text.slice(text.lastIndexOf('</think>') + 1);
  const [start, end] = [answer.indexOf('{'), answer.lastIndexOf('}')];
  if (start < 0 || end < start) return undefined;
  try {
    return JSON.parse(answer.slice(start, end + 1));
  } catch {
    return undefined;
  }
}
