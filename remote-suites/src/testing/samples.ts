import type { BlueprintListItem, Company, GithubRepo, GroupRun, Suite } from 'shared/contract';

export function sampleSuite(overrides: Partial<Suite> = {}): Suite {
  return {
    id: 3,
    name: 'Checkout',
    created_at: new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString(),
    schedule_enabled: false,
    schedule_expression: null,
    schedule_timezone: null,
    next_run_at: null,
    login_module_blueprint_id: null,
    ...overrides,
  };
}

export function sampleBlueprint(overrides: Partial<BlueprintListItem> = {}): BlueprintListItem {
  return {
    id: 8,
    title: 'Sign in as admin',
    type: 'module',
    starting_url: null,
    test_blueprint_category_id: null,
    test_blueprint_category_name: null,
    last_run: null,
    last_run_id: null,
    last_status: null,
    step_count: 2,
    ...overrides,
  };
}

export function sampleGroupRun(overrides: Partial<GroupRun> = {}): GroupRun {
  return {
    id: 41,
    name: 'Checkout',
    startTime: null,
    created_at: new Date().toISOString(),
    duration: null,
    passedTests: 0,
    totalTests: 2,
    started_by: 'person',
    status: 'pending',
    ...overrides,
  };
}

export function sampleCompany(overrides: Partial<Company> = {}): Company {
  return {
    name: 'Example Inc.',
    api_key: 'sk_live_0123456789abcdef0123456789abcdef',
    github_installation_id: null,
    github_repos: [],
    github_install_url: null,
    github_manage_url: null,
    enable_email_notifications: false,
    email_recipients: [],
    enable_slack_notifications: false,
    slack_webhooks: [],
    ...overrides,
  };
}

export function sampleRepository(overrides: Partial<GithubRepo> = {}): GithubRepo {
  return {
    repo_id: 1,
    repo_name: 'shop',
    repo_description: 'What customers see',
    repo_url: 'https://github.com/ada/shop',
    avatar_url: 'https://avatars.githubusercontent.com/u/1?v=4',
    ...overrides,
  };
}
