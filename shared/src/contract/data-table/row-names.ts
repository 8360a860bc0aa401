import type { DataColumn } from 'shared/contract';

const MAX_LENGTH = 100;

/**
 * What the rows of a table are called in results: by the column `name`, else by the first one; `Row 3` where that cell is empty or must
 * not be shown. Equal names get a number, so that a row is known by its name in the next run too.
 */
export function rowNames(columns: readonly DataColumn[], rows: readonly (readonly string[])[]): string[] {
  const named = columns.findIndex(({ name }) => name.toLowerCase() === 'name');
  const column = named === -1 ? 0 : named;
  const isHidden = columns[column]?.is_secret ?? true;
  const taken = new Set<string>();
  return rows.map((cells, index) => {
    const text = isHidden ? '' : oneLine(cells[column] ?? '');
    const base = text === '' ? `Row ${index + 1}` : text;
    let name = base;
    for (let number = 2; taken.has(name); number += 1) name = `${base} (${number})`;
    taken.add(name);
    return name;
  });
}

function oneLine(cell: string): string {
  const characters = [...cell.replace(/\s+/g, ' ').trim()];
  return characters.length <= MAX_LENGTH
    ? characters.join('')
    : `${characters.slice(0, MAX_LENGTH).join('')}…`;
}
