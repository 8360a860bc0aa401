/** What lists of runs and of tests are narrowed by: chips, the dialog with its fields, and their words. Loaded when a list is filtered. */
export { ANY, type FilterFieldProps } from './fields/filter-field.ts';
export { StatusFilter } from './fields/StatusFilter.tsx';
export { SuiteFilter } from './fields/SuiteFilter.tsx';
export { TagFilter } from './fields/TagFilter.tsx';
export { TextFilter } from './fields/TextFilter.tsx';
export { VerdictFilter } from './fields/VerdictFilter.tsx';
export { FilterChips } from './FilterChips.tsx';
export { FilterDialog } from './FilterDialog.tsx';
export { VERDICT_LABELS } from './verdict-labels.ts';
export { UnknownFilters } from './UnknownFilters.tsx';
