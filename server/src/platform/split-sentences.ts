import { tokenize } from 'shared/step-language';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
/** Of a line whose quotes are seen. */
const LINE_MAX_LENGTH = 2000;

/** The sentences of a text, each without the space and the full stop at its end; lines end sentences, too. None ends inside of quotes. */
export function splitSentences(text: string): string[] {
  return text
    .split(/\r\n?|\n/u)
    .flatMap((line) =>
      Array.from(segmenter.segment(withoutQuotedMarks(line)), ({ index, segment }) =>
        line
          .slice(index, index + segment.length)
          .trim()
          .replace(/\.$/u, ''),
      ),
    )
    .filter((sentence) => sentence !== '');
}

/** The line with letters, as many, in place of what could end a sentence in a quoted text. */
function withoutQuotedMarks(line: string): string {
  // The search for closing quotes takes longer than a line grows.
  const quoted = line.length > LINE_MAX_LENGTH ? [] : tokenize(line).filter(({ isQuoted }) => isQuoted);
  return quoted.reduce(
    (text, { start, end }) =>
      text.slice(0, start + 1) + withoutMarks(line.slice(start + 1, end - 1)) + text.slice(end - 1),
    line,
  );
}

function withoutMarks(quoted: string): string {
  const letters = quoted.replace(/\P{L}/gu, (mark) => 'x'.repeat(mark.length));
  // A full stop ends a sentence only where a capital letter follows, so that one may still end with a quoted text.
  return /[.!?]$/u.test(quoted) ? `${letters.slice(0, -1)}.` : letters;
}
