import Papa from 'papaparse';
import type { AuditRow } from './audit-repository.ts';

/** Spreadsheets take a cell that begins with one of these characters for a formula, whatever its next lines are. */
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

export const CSV_HEADER = csvOf([COLUMNS]);

export function csvOfEvents(rows: AuditRow[]): string {
  return csvOf(
    rows.map((row) => [
      String(row.id),
      row.at.toISOString(),
      row.actor,
      row.actorId,
      row.actorKind,
      row.address,
      row.action,
      row.subjectType,
      row.subjectId,
      row.subject,
      row.before && JSON.stringify(row.before),
      row.after && JSON.stringify(row.after),
    ]),
  );
}

function csvOf(rows: unknown[][]): string {
  const cells = rows.map((row) => row.map((cell) => cell ?? ''));
  return `${Papa.unparse(cells, { quotes: true, escapeFormulae: FORMULA })}\r\n`;
}
