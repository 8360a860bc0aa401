const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';

/** Texts that are another at the next run: times, dates, and numbers or codes that only count or distinguish. */
const VOLATILE = [
  /\b\d{1,2}:\d{2}\b/u,
  /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/u,
  new RegExp(String.raw`\b(?:${MONTHS})[a-z]*\.? \d{1,2}\b|\b\d{1,2}\.? (?:${MONTHS})[a-z]*\b`, 'iu'),
  /\b(?:today|tomorrow|yesterday|just now|ago)\b/iu,
  /\d{7,}/u,
  /\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,}\b/iu,
];

/** Whether a text, or a path of a URL, is probably another at the next run. */
export function isVolatile(text: string): boolean {
  return VOLATILE.some((pattern) => pattern.test(text));
}
