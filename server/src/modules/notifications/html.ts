/** Text that is HTML already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | Html[];

/** A piece of HTML; whatever is put into it is escaped unless it is HTML itself. */
export function html(pieces: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: pieces }, ...parts.map(read)));
}

function read(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(({ text }) => text).join('\n');
  return String(part).replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
