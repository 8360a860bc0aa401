const MARKUP =
  /<\/?(?:a|b|i|u|s|em|strong|span|p|div|ul|ol|li|h\d|table|thead|tbody|tr|td|th|code|pre|font|img|small|sup|sub)(?:\s[^<>\n]*)?\/?>/giu;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Plain text of pasted Markdown or rich text: no emphasis, links by their words, code as a quotation. Fences keep their content if it is Gherkin. */
export function cleanMarkup(text: string): string {
  return text
    .replace(/\r\n?/gu, '\n')
    .replace(/\u{00A0}/gu, ' ')
    .replace(
      /^```+[ \t]*(?:gherkin|feature|cucumber|text|markdown|md)?[ \t]*\n([\s\S]*?)^```+[ \t]*$/gmu,
      '$1',
    )
    .replace(/^```+[\s\S]*?^```+[ \t]*$/gmu, '')
    .replace(/<\/(?:li|p|div|tr|h\d)>|<br\s*\/?>/giu, '\n')
    .replace(MARKUP, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/gu, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/!\[[^\]\n]*\]\([^)\n]*\)/gu, '')
    .replace(/\[([^\]\n]+)\]\([^)\n]*\)/gu, '$1')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/gu, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*\n]+?)(?<=\S)\*(?![\w*])/gu, '$1')
    .replace(/`([^`\n"]+)`/gu, '"$1"');
}
