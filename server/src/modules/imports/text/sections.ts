/** A heading of a document with what stands below it. */
export interface Section {
  /** Empty before the first heading. */
  title: string;
  text: string;
  /** The line of the file, from 1, on which `text` begins. */
  line: number;
}

/** Headings that name a stretch of a test case, not a test. */
const WITHIN =
  /^(?:steps?|test steps?|actions?|given|when|then|expected(?: results?)?|results?|pre-?conditions?|prerequisites?|set-?up|description|notes?|acceptance criteria)\b/iu;

/** Cuts a Markdown document at its headings; a text without headings is one section. */
export function splitSections(source: string): Section[] {
  const sections: Section[] = [];
  let title = '';
  let start = 0;
  let isInCode = false;
  const lines = source.split('\n');
  const end = (index: number) => {
    const text = lines.slice(start, index).join('\n');
    if (text.trim() !== '' || title !== '') sections.push({ title, text, line: start + 1 });
  };
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:```|~~~)/u.test(line)) isInCode = !isInCode;
    const heading = isInCode ? undefined : /^#{1,3}\s+(.*?)\s*#*$/u.exec(line)?.[1];
    if (heading === undefined || heading === '' || WITHIN.test(heading)) continue;
    end(index);
    title = heading;
    start = index + 1;
  }
  end(lines.length);
  return sections;
}
