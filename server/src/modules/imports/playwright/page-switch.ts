import type { SourcePlace } from '../imported.ts';
import type { TestWriter } from '../test-writer.ts';

/** Which of several pages a file uses. */
export type PageSwitch = ReturnType<typeof createPageSwitch>;

/** @param pages in the order in which they were opened; others follow as they are used */
export function createPageSwitch(writer: TestWriter, pages: string[] = []) {
  const opened = [...new Set(pages)];
  let current: string | null = null;
  const numberOf = (page: string) => {
    if (!opened.includes(page)) opened.push(page);
    return opened.indexOf(page) + 1;
  };
  return {
    /** Writes the step that changes to the page, if it is another one than that of the last step. */
    use(page: string, place: SourcePlace): void {
      const number = numberOf(page);
      if (current !== null && current !== page)
        writer.add({ kind: 'switchTab', tab: { number } }, { ...place, isDisabled: false });
      current = page;
    },
    /** Writes the step that closes the page; false: it is the only one, whose window closes with the test. */
    close(page: string, place: SourcePlace): boolean {
      numberOf(page);
      if (opened.length < 2) return false;
      writer.add({ kind: 'closeTab', tab: null }, place);
      opened.splice(opened.indexOf(page), 1);
      // The browser shows another tab then, which the next step does not switch to by itself.
      current = '';
      return true;
    },
  };
}
