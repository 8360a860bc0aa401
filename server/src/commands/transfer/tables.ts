/** A table as it is carried over. Those it refers to stand before it in the list. */
export interface TransferTable {
  name: string;
  /** Columns with ids of other tables. `company_id`, or the first of them, identifies the owner of a row. */
  references: Record<string, string>;
  /** A condition for the rows that are carried over. */
  only?: string;
  /** Columns that are filled in when everything is there, because they refer to what comes later. */
  later?: Record<string, string>;
}

const ofCompany = { company_id: 'companies' };

/** In the order in which rows can be inserted. */
export const TABLES: TransferTable[] = [
  { name: 'companies', references: {} },
  { name: 'users', references: ofCompany },
  { name: 'waiting_list', references: {} },
  { name: 'company_variables', references: ofCompany },
  { name: 'github_installations', references: ofCompany },
  { name: 'suites', references: ofCompany, later: { login_module_id: 'blueprints' } },
  { name: 'blueprints', references: { ...ofCompany, suite_id: 'suites', created_by: 'users' } },
  { name: 'blueprint_steps', references: { blueprint_id: 'blueprints', module_id: 'blueprints' } },
  { name: 'blueprint_versions', references: { blueprint_id: 'blueprints', replaced_by: 'users' } },
  { name: 'step_memories', references: { blueprint_id: 'blueprints' } },
  { name: 'group_runs', references: { ...ofCompany, suite_id: 'suites' } },
  {
    name: 'test_runs',
    references: { ...ofCompany, group_run_id: 'group_runs', blueprint_id: 'blueprints' },
    // Trials belong to an open editor.
    only: `kind = 'test'`,
  },
  { name: 'test_run_steps', references: { test_run_id: 'test_runs' } },
  { name: 'test_run_actions', references: { step_id: 'test_run_steps' } },
  { name: 'test_run_events', references: { test_run_id: 'test_runs' } },
  { name: 'deliveries', references: { ...ofCompany, group_run_id: 'group_runs' } },
  { name: 'github_check_runs', references: { group_run_id: 'group_runs' } },
];

/** Not carried over: sessions, links and counts expire, and workers belong to this installation. */
export const LEFT_BEHIND = ['sessions', 'password_resets', 'attempt_counters', 'workers'];

/** Left out where one company is carried over: they belong to the product, to one product only, or name ids that change. */
export const OF_THE_PRODUCT = [
  'waiting_list',
  'github_installations',
  'github_check_runs',
  'blueprint_versions',
];

/** The condition for the rows of the table that are carried over: of the company whose id is `$1`, or of all companies. */
export function conditionOf(name: string, isOfCompany: boolean): string {
  if (isOfCompany && name === 'companies') return 'id = $1';
  const { references = {}, only = 'true' } = TABLES.find((one) => one.name === name) ?? {};
  const [[column, parent] = ['', '']] = Object.entries(references);
  if (isOfCompany && column === 'company_id') return `company_id = $1 and ${only}`;
  const ofParent = parent === '' ? 'true' : conditionOf(parent, isOfCompany);
  return ofParent === 'true' ? only : `${column} in (select id from ${parent} where ${ofParent}) and ${only}`;
}
