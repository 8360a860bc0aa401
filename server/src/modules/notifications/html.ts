/** Text that is HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | Html[];

/** A piece of HTML; whatever is put into it is escaped unless it is HTML itself. */
export function html(pieces: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: pieces }, ...values.map(read)));
}

function read(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(({ text }) => text).join('\n');
  return String(value).replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
