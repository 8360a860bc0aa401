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

/** "The Table icon (next to the toggle)": where it stands. */
const PLACE_IN_BRACKETS = /\s\((next to|beside|below|under|in|on|at) ([^()]+)\)/giu;
/** What says nothing of what is to be done: "(optional)". */
const ASIDE_IN_BRACKETS =
  /\s\((?:optional|formerly [^()]*|previously [^()]*|instead of [^()]*|usually [^()]*|id ?= ?[^()]*)\)/giu;

/** The sort of a thing without its quotes, and places without their brackets. Takes shielded text. */
export function withPlainSorts(text: string): string {
  return text
    .replace(PLACE_IN_BRACKETS, ' $1 $2')
    .replace(ASIDE_IN_BRACKETS, '')
    .replace(QUOTED_SORT, (both, name: string, sort: string) => {
      const plain = SORTS[unshield(sort)];
      return plain === undefined ? both : `${name} ${plain}`;
    });
}
