/** A name as a page shows it, where several spaces in a row look like one. */
export const inOneLine = (name: string): string => name.trim().replaceAll(/\s+/gu, ' ');
