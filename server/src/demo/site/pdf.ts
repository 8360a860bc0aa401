const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 60;
const LINE_HEIGHT = 22;
const FONT_SIZE = 12;

/** A PDF of one A4 page with these lines, in Helvetica. Letters beyond Latin-1 become question marks. */
export function writePdf(lines: string[]): Buffer {
  const shown = lines.map(
    (line, index) =>
      `BT /F1 ${FONT_SIZE} Tf ${MARGIN} ${HEIGHT - MARGIN - index * LINE_HEIGHT} Td (${escapeText(line)}) Tj ET`,
  );
  const content = shown.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const count = objects.length + 1;
  file += `xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}`;
  file += `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function escapeText(line: string): string {
  return line.replace(/[^\x20-\x7e\xa0-\xff]/gu, '?').replace(/[()\\]/g, '\\$&');
}
