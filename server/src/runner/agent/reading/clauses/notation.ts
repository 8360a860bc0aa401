import { QUOTED, unshield } from '../shield.ts';

/** `**Save**`: what Markdown prints in bold type is a name, unless it is the title of what follows. */
const BOLD = /\*\*([^*"]*[^*":])\*\*(?!:)/gu;

/** Words that some tools put in quotes behind a name to say what it is: `"Save" "button"`. */
const SORTS: Record<string, string> = {
  button: 'button',
  link: 'link',
  checkbox: 'checkbox',
  radio: 'radio button',
  field: 'field',
  select: 'dropdown',
  table: 'table',
  table_row: 'row',
  row: 'row',
  region: 'region',
  section: 'section',
  fieldset: 'section',
  block: 'block',
  list_item: 'item',
  dialogue: 'dialog',
  heading: 'heading',
  icon: 'icon',
};
const QUOTED_SORT = new RegExp(`(${QUOTED}) (${QUOTED})`, 'gu');

/** Names in quotes where a step marks them in another way. Takes text as it was written. */
export function withQuotedNames(text: string): string {
  return text.replace(BOLD, '"$1"');
}

/** The sort of a thing without its quotes. Takes shielded text. */
export function withPlainSorts(text: string): string {
  return text.replace(QUOTED_SORT, (both, name: string, sort: string) => {
    const plain = SORTS[unshield(sort)];
    return plain === undefined ? both : `${name} ${plain}`;
  });
}
