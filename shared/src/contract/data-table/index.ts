/** Tables of data-driven tests: what they may hold, and how they are read from and written to CSV. Neither DOM nor Node. */
export { checkTable, describeProblem, tableBytes, type TableProblem } from './check-table.ts';
export { fixNames, nameProblem } from './column-names.ts';
export { decodeTable } from './decode-table.ts';
export { parseBlock, parseTable, type ParsedTable, type TextTable } from './parse-table.ts';
export { printTable } from './print-table.ts';
export { rowNames } from './row-names.ts';
