const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // A reader of XML would turn these into spaces or line feeds.
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Text as HTML or XML, also as the value of an attribute. @param marks the characters that are escaped */
export const escapeMarkup = (text: string, marks = /[&<>"']/g): string =>
  text.replace(marks, (mark) => ENTITIES[mark] ?? mark);

/** Text that is HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | null | undefined | false | Value[];

/** A piece of HTML; whatever is put into it is escaped unless it is HTML itself. Empty values leave nothing behind. */
export function html(pieces: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: pieces }, ...values.map(render)));
}

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(render).join('');
  return value instanceof Html ? value.text : escapeMarkup(String(value));
}
