/** The fields of a reply: those picked as they are, and objects or lists of objects with fields of their own. */
interface Fields {
  [name: string]: true | Fields;
}

const company: Fields = {
  ...only('api_key', 'github_installation_id'),
  github_repos: only('repo_id', 'repo_name', 'repo_description', 'repo_url', 'avatar_url'),
  ...only('enable_email_notifications', 'email_recipients', 'enable_slack_notifications', 'slack_webhooks'),
};

const suite: Fields = {
  ...only('id', 'name', 'created_at', 'schedule_enabled', 'schedule_expression', 'schedule_timezone'),
  ...only('login_module_blueprint_id'),
};

const blueprintListItem: Fields = {
  ...only(
    'id',
    'title',
    'type',
    'starting_url',
    'test_blueprint_category_id',
    'test_blueprint_category_name',
  ),
  ...only('last_run', 'last_run_id', 'last_status', 'step_count', 'used_by_integration_count'),
};

const blueprint: Fields = {
  ...blueprintListItem,
  ...only('starting_prompt'),
  test_steps: only('id', 'step_number', 'type', 'action', 'use_vision', 'test_blueprint_module_id'),
  file: only('s3_key', 'file_name', 'file_size'),
};

const groupRun = only(
  ...['id', 'name', 'startTime', 'created_at', 'duration', 'passedTests', 'totalTests', 'status'],
);

const testRun: Fields = {
  ...only('id', 'status', 'test_group_run_id', 'created_at', 'test_video_url'),
  blueprint_metadata: only('name'),
  results: {
    ...only('step_number', 'task', 'is_successful', 'result', 'duration'),
    actions: only('type', 'description', 'screenshot_url'),
  },
};

const simulation: Fields = {
  ...only('simulation_id', 'status', 'error', 'initial_screenshot_url'),
  steps: {
    ...only('status', 'reason', 'module_step_number'),
    actions: {
      ...only('action_number', 'status', 'screenshot_url'),
      results: only('type', 'description'),
    },
  },
};

/** Every call of the specification, with the fields of its reply; `:id` stands for a number, `:key` for any text. */
const REPLIES: Record<string, Fields> = {
  'POST /auth/login': { access_token: true, user: only('email') },
  'POST /auth/signup': {},
  'POST /auth/forgot-password': only('message'),
  'POST /auth/reset-password': {},
  'GET /github/setup': {},
  'GET /company/me': { company },
  'PUT /company/me': { company },
  'GET /test_blueprint_category/list': { categories: suite },
  'POST /test_blueprint_category/create': { category: suite },
  'PUT /test_blueprint_category/update/:id': { category: suite },
  'GET /test_blueprint/list': { test_blueprints: blueprintListItem },
  'GET /test_blueprint/:id': { test_blueprint: blueprint },
  'POST /test_blueprint/create': { test_blueprint: blueprint },
  'PUT /test_blueprint/update/:id': { test_blueprint: blueprint },
  'DELETE /test_blueprint/delete/:id': {},
  'POST /test_blueprint/generate-steps': { steps: only('action', 'type', 'use_vision') },
  'POST /files/upload-url': only('s3_presigned_url', 's3_key', 'content_type', 'filename'),
  'POST /simulate': only('simulation_id'),
  'GET /simulate/:key/status': simulation,
  'POST /test_group_run/trigger_run': { test_group_run: only('id') },
  'GET /test_group_run/list': { test_group_runs: groupRun },
  'GET /test_group_run/:id': {
    test_group_run: groupRun,
    test_runs: only(
      ...['id', 'test_name', 'status', 'total_steps', 'steps_failed', 'time_ran', 'total_duration'],
    ),
  },
  'GET /test_run/:id': { test_run: testRun },
};

const FAILURE = only('error');

/** Fields that the specification allows to be missing; they are left out where they have no value. */
const OPTIONAL = new Set([
  ...['login_module_blueprint_id', 'test_blueprint_module_id', 'file'],
  ...['last_run', 'last_run_id', 'last_status', 'test_blueprint_category_name'],
  ...['startTime', 'duration', 'total_duration', 'test_video_url', 'result'],
]);

const calls = Object.entries(REPLIES).map(([call, fields]) => ({
  pattern: new RegExp(`^${call.replace(':id', '\\d+').replace(':key', '[^/]+')}$`),
  fields,
}));

interface Reply {
  status: number;
  /** The parsed JSON; undefined: no body. */
  body: unknown;
}

/**
 * What a server that knows the specification and nothing else would reply, except that it has fields of its own: every object has an
 * unknown one. A call outside the specification gets a 404.
 * @param path without the query
 */
export function reduceToSpec(method: string, path: string, { status, body }: Reply): Reply {
  const call = calls.find(({ pattern }) => pattern.test(`${method} ${path}`));
  if (!call) return { status: 404, body: { error: 'Not found' } };
  return { status, body: pick(body, status < 400 ? call.fields : FAILURE) };
}

function pick(value: unknown, fields: Fields): unknown {
  if (Array.isArray(value)) return value.map((entry) => pick(entry, fields));
  if (typeof value !== 'object' || value === null) return value;
  const picked = Object.entries(value).flatMap(([name, field]) => {
    const inner = fields[name];
    if (inner === undefined || (field === null && OPTIONAL.has(name))) return [];
    return [[name, inner === true ? field : pick(field, inner)] as const];
  });
  return { ...Object.fromEntries(picked), unknown_field: { of: 'another release' } };
}

function only(...names: string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, true]));
}
