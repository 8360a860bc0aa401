import type { AuditRow } from './audit-repository.ts';

/** Spreadsheets take a cell that begins with one of these characters for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const COLUMNS = [
  'id',
  'at',
  'actor',
  'actor_id',
  'actor_kind',
  'address',
  'action',
  'subject_type',
  'subject_id',
  'subject',
  'before',
  'after',
];

export const CSV_HEADER = csvLine(COLUMNS);

export function csvOfEvent(row: AuditRow): string {
  return csvLine([
    String(row.id),
    row.at.toISOString(),
    row.actor,
    row.actorId === null ? '' : String(row.actorId),
    row.actorKind,
    row.address ?? '',
    row.action,
    row.subjectType,
    row.subjectId ?? '',
    row.subject,
    row.before ? JSON.stringify(row.before) : '',
    row.after ? JSON.stringify(row.after) : '',
  ]);
}

function csvLine(cells: string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
