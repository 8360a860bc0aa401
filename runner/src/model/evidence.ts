import type { Observation } from './observe.ts';

const QUOTED = /"([^"]+)"|“([^”]+)”|«\s*([^»]+?)\s*»|(?<=^|[\s(:])'([^']+)'(?=$|[\s.,;:!?)])/gu;
const NEGATED =
  /\b(?:no|not|never|none|without|nothing|cannot|absent|missing|gone|hidden|disappears?|removed|no longer)\b|n['’]t\b/iu;

/**
 * Verifies a model's evidence against the page.
 * @param statement the assertion as written in the step
 * @returns why the evidence is rejected, as a sentence; null: the page contains it literally.
 */
export function evidenceProblem(
  statement: string,
  evidence: string[],
  observation: Observation,
): string | null {
  const page = textOf(observation);
  const quotes = evidence.map(plain).filter((quote) => /[\p{L}\p{N}\p{S}]/u.test(quote));
  if (quotes.length === 0) return 'It quoted nothing from the page.';
  const invented = quotes.find((quote) => !containsWords(page, quote));
  if (invented !== undefined) return `It quoted "${shorten(invented)}", which the page does not show.`;
  if (NEGATED.test(statement.replace(QUOTED, ''))) return null;
  const wanted = quotedIn(statement).find((text) => !containsWords(page, plain(text)));
  return wanted === undefined ? null : `The step names "${shorten(wanted)}", which the page does not show.`;
}

/** The whole observation as plain text. */
function textOf({ address, title, lines }: Observation): string {
  return plain([...lines, title, address].join('\n'));
}

/** A text without references, list markers and quotation marks, which models quote inconsistently. */
function plain(text: string): string {
  return text
    .replace(/ ?\[[a-z]+(?:=[^\]]*)?\]/gu, ' ')
    .replace(/^\s*[-*] /gmu, ' ')
    .replace(/["“”«»`]/gu, ' ')
    .replace(/:(?=\s|$)/gmu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Matches whole words and numbers only: 1 is neither in 12 nor in 1.50. */
function containsWords(page: string, quote: string): boolean {
  for (let at = page.indexOf(quote); at >= 0; at = page.indexOf(quote, at + 1)) {
    const [before, after] = [page.slice(0, at), page.slice(at + quote.length)];
    const isCut =
      (/^[\p{L}\p{N}]/u.test(quote) && /(?:[\p{L}\p{N}]|\p{N}[.,])$/u.test(before)) ||
      (/[\p{L}\p{N}]$/u.test(quote) && /^(?:[\p{L}\p{N}]|[.,]\p{N})/u.test(after));
    if (!isCut) return true;
  }
  return false;
}

function quotedIn(statement: string): string[] {
  return [...statement.matchAll(QUOTED)].flatMap((match) => match.slice(1).find(Boolean) ?? []);
}

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
