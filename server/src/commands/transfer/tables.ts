/** A table as it is carried over. Those it refers to stand before it in the list. */
export interface TransferTable {
  name: string;
  /** Columns with ids of other tables. `company_id`, or the first of them, identifies the owner of a row. */
  references: Record<string, string>;
  /** Columns with ids of other tables that may be gone: no foreign keys. */
  looseReferences?: Record<string, string>;
  /** A condition for the rows that are carried over. */
  only?: string;
  /** Columns that are filled in when everything is there, because they refer to what comes later. */
  later?: Record<string, string>;
  /** Those of them that are no foreign keys. */
  looseLater?: Record<string, string>;
  /** The condition for the rows of the company whose id is `$1`, where no reference says it. */
  ofCompany?: string;
}

const ofCompany = { company_id: 'companies' };

/** In the order in which rows can be inserted. */
export const TABLES: TransferTable[] = [
  { name: 'companies', references: {} },
  {
    name: 'users',
    references: { last_company_id: 'companies' },
    ofCompany: 'id in (select user_id from members where company_id = $1)',
  },
  { name: 'members', references: { ...ofCompany, user_id: 'users' } },
  { name: 'identity_providers', references: { ...ofCompany, break_glass_user_id: 'users' } },
  { name: 'email_domains', references: ofCompany },
  { name: 'identities', references: { ...ofCompany, user_id: 'users' } },
  { name: 'two_factors', references: { user_id: 'users' } },
  { name: 'recovery_codes', references: { user_id: 'users' } },
  { name: 'waiting_list', references: {} },
  { name: 'api_keys', references: { ...ofCompany, created_by: 'users' } },
  { name: 'company_variables', references: ofCompany },
  { name: 'github_installations', references: ofCompany },
  { name: 'environments', references: ofCompany },
  { name: 'environment_variables', references: { environment_id: 'environments' } },
  {
    name: 'suites',
    references: { ...ofCompany, schedule_environment_id: 'environments' },
    later: { login_module_id: 'blueprints' },
  },
  { name: 'blueprints', references: { ...ofCompany, suite_id: 'suites', created_by: 'users' } },
  { name: 'blueprint_steps', references: { blueprint_id: 'blueprints', module_id: 'blueprints' } },
  { name: 'blueprint_versions', references: { blueprint_id: 'blueprints', replaced_by: 'users' } },
  { name: 'blueprint_tables', references: { blueprint_id: 'blueprints', updated_by: 'users' } },
  { name: 'quarantines', references: { blueprint_id: 'blueprints', owner_id: 'users', created_by: 'users' } },
  {
    name: 'group_runs',
    references: {
      ...ofCompany,
      suite_id: 'suites',
      started_by_user_id: 'users',
    },
    looseReferences: { environment_id: 'environments' },
  },
  {
    name: 'test_runs',
    references: { ...ofCompany, group_run_id: 'group_runs', blueprint_id: 'blueprints' },
    looseLater: { passed_since_id: 'test_runs' },
    // Simulations belong to an open editor.
    only: `kind = 'test'`,
  },
  {
    name: 'step_plans',
    references: { blueprint_id: 'blueprints', accepted_by: 'users', proposed_by_run: 'test_runs' },
  },
  { name: 'page_snapshots', references: ofCompany },
  {
    name: 'test_run_steps',
    references: { test_run_id: 'test_runs', page_snapshot_id: 'page_snapshots' },
  },
  { name: 'test_run_actions', references: { step_id: 'test_run_steps' } },
  { name: 'test_run_events', references: { test_run_id: 'test_runs' } },
  { name: 'test_run_requests', references: { step_id: 'test_run_steps' } },
  { name: 'test_run_files', references: { test_run_id: 'test_runs' } },
  { name: 'mails', references: { ...ofCompany, test_run_id: 'test_runs' } },
  {
    name: 'baselines',
    references: { blueprint_id: 'blueprints', accepted_by: 'users', test_run_id: 'test_runs' },
  },
  {
    name: 'visual_checks',
    references: {
      test_run_id: 'test_runs',
      step_id: 'test_run_steps',
      blueprint_id: 'blueprints',
      accepted_by: 'users',
    },
  },
  {
    name: 'verdicts',
    references: {
      ...ofCompany,
      test_run_id: 'test_runs',
      taken_from_id: 'test_runs',
      assignee_id: 'users',
      author_id: 'users',
    },
  },
  {
    name: 'comments',
    references: {
      ...ofCompany,
      group_run_id: 'group_runs',
      test_run_id: 'test_runs',
      blueprint_id: 'blueprints',
      author_id: 'users',
    },
  },
  {
    name: 'comment_mentions',
    references: { comment_id: 'comments', user_id: 'users' },
    // People who have left the company are not carried over.
    ofCompany: `comment_id in (select id from comments where company_id = $1)
      and user_id in (select user_id from members where company_id = $1)`,
  },
  {
    name: 'saved_views',
    references: { ...ofCompany, user_id: 'users' },
    // Without its person a view would be one of the company.
    only: '(user_id is null or (company_id, user_id) in (select company_id, user_id from members))',
  },
  { name: 'webhooks', references: ofCompany },
  { name: 'issue_trackers', references: ofCompany },
  { name: 'issues', references: ofCompany },
  {
    name: 'notification_routes',
    references: ofCompany,
    looseReferences: { suite_ids: 'suites', environment_ids: 'environments' },
  },
  { name: 'mail_recipients', references: ofCompany },
  { name: 'notification_choices', references: { ...ofCompany, user_id: 'users' } },
  { name: 'chosen_suites', references: { ...ofCompany, user_id: 'users', suite_id: 'suites' } },
  {
    name: 'deliveries',
    references: {
      ...ofCompany,
      group_run_id: 'group_runs',
      suite_id: 'suites',
      recovered_run_id: 'group_runs',
      test_run_id: 'test_runs',
      user_id: 'users',
    },
    // Nothing is sent to people who have left the company.
    only: '(user_id is null or (company_id, user_id) in (select company_id, user_id from members))',
  },
  { name: 'github_check_runs', references: { group_run_id: 'group_runs' } },
  { name: 'audit_events', references: {} },
];

/** Not carried over: sessions, links, counts and stored replies expire, and workers and their live sessions belong to this installation. */
export const LEFT_BEHIND = [
  'sessions',
  'password_resets',
  'email_changes',
  'invitations',
  'attempt_counters',
  'sso_attempts',
  'sso_codes',
  'workers',
  'live_sessions',
  'live_tickets',
  'shared_logins',
  'share_links',
  'open_editors',
  'idempotent_calls',
];

/** Tables of previous versions, whose rows nothing reads any more. */
export const DROPPED = ['step_memories'];

/** Left out where one company is carried over: they belong to the product, to one product only, or name ids that change. */
export const OF_THE_PRODUCT = [
  'waiting_list',
  'identity_providers',
  'email_domains',
  'identities',
  'github_installations',
  'github_check_runs',
  'blueprint_versions',
  'audit_events',
];

/** The condition for the rows of the table that are carried over: of the company whose id is `$1`, or of all companies. */
export function conditionOf(name: string, isOfCompany: boolean): string {
  if (isOfCompany && name === 'companies') return 'id = $1';
  const { references = {}, only = 'true', ofCompany: own } = TABLES.find((one) => one.name === name) ?? {};
  if (own !== undefined) return isOfCompany ? own : only;
  const [[column, parent] = ['', '']] = Object.entries(references);
  if (isOfCompany && column === 'company_id') return `company_id = $1 and ${only}`;
  const ofParent = parent === '' ? 'true' : conditionOf(parent, isOfCompany);
  return ofParent === 'true' ? only : `${column} in (select id from ${parent} where ${ofParent}) and ${only}`;
}
