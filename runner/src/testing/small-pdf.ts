/** A PDF of one page with these lines, which may not contain parentheses; without any it has no text. */
export function smallPdf(lines: string[]): Buffer {
  const content = lines.map((line, index) => `BT /F1 12 Tf 40 ${700 - index * 20} Td (${line}) Tj ET`);
  const stream = content.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const sections = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const offsets = sections.map((_, index) => `%PDF-1.4\n${sections.slice(0, index).join('')}`.length);
  const body = `%PDF-1.4\n${sections.join('')}`;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${body}xref\n0 ${sections.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${sections.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}
