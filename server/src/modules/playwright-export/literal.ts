const VARIABLE = /(?<!\\)\{\{\s*([A-Za-z_]\w*)\s*\}\}/gu;

/** A text of the step language as a TypeScript expression: `{{name}}` becomes `values.name`, `\{{` an ordinary brace. */
export function literal(text: string): string {
  const [whole] = [...text.matchAll(VARIABLE)];
  if (whole?.[0] === text) return `values.${whole[1]}`;
  if (!whole) return quoted(unescape(text));
  const pieces = text.split(VARIABLE).map((piece, index) => {
    if (index % 2 === 1) return `\${values.${piece}}`;
    return unescape(piece).replace(/[\\`]|\$(?=\{)/gu, String.raw`\$&`);
  });
  return `\`${pieces.join('').replaceAll('\n', String.raw`\n`)}\``;
}

/** Names of the variables that a text uses. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(VARIABLE)].flatMap(([, name]) => name ?? []);
}

/** A text as a TypeScript string in single quotes. */
export function quoted(text: string): string {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`);
  return `'${inner}'`;
}

/** A comment in one line. */
export function comment(text: string): string {
  return `// ${text.replace(/\s+/gu, ' ').trim()}`;
}

function unescape(text: string): string {
  return text.replaceAll(String.raw`\{{`, '{{');
}
