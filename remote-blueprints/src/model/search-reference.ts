import type { ReferenceTable } from 'shared/step-language/reference';

/** The rows that hold every word of the search, in any order and case; tables without such a row are left out. */
export function searchReference(tables: ReferenceTable[], search: string): ReferenceTable[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return tables.flatMap((table) => {
    const rows = table.rows.filter(({ form, meaning, example }) => {
      const text = `${table.title} ${form} ${meaning} ${example}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return rows.length > 0 ? [{ ...table, rows }] : [];
  });
}
