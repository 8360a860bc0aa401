import type { Platform } from '../../../../server/src/platform/platform.ts';

export interface LongRun {
  steps: number;
  /** Half of them before an action, half of them after it. */
  screenshots: number;
}

/**
 * A test of many steps with two runs of it: one that passed yesterday, and one that failed just now at its last step but one. Some of
 * its steps are contradicted by the page. The screenshots that the rows name do not exist. Returns the ids of both.
 */
export async function fillLongRun(
  pool: Platform['database']['pool'],
  companyId: number,
  size: LongRun,
): Promise<number[]> {
  const insert = async (statement: string, values: unknown[]) =>
    (await pool.query<{ id: number }>(statement, values)).rows.map(({ id }) => id);
  const [blueprintId] = await insert(BLUEPRINT, [companyId, size.steps]);
  await pool.query(BLUEPRINT_STEPS, [blueprintId, size.steps]);
  const ids = [
    ...(await insert(RUN, [companyId, blueprintId, true])),
    ...(await insert(RUN, [companyId, blueprintId, false])),
  ];
  await pool.query(START, [ids]);
  await pool.query(STEPS, [ids, size.steps]);
  await pool.query(ACTIONS, [ids, JSON.stringify(actionsOf(size))]);
  await pool.query(EVENTS, [ids]);
  return ids;
}

function actionsOf({ steps, screenshots }: LongRun) {
  const count = Math.max(steps, Math.round(screenshots / 2));
  const next = new Map<number, number>();
  return Array.from({ length: count }, (_, index) => {
    const step = Math.floor((index * steps) / count) + 1;
    const number = (next.get(step) ?? 0) + 1;
    next.set(step, number);
    return {
      step,
      number,
      box: { x: 60 + ((index * 211) % 1080), y: 200 + ((index * 97) % 460), width: 120, height: 44 },
    };
  });
}

const BLUEPRINT = `
  insert into blueprints (company_id, type, title, starting_url)
  values ($1, 'integration', 'The long way through the shop (' || $2::int || ' steps)', 'http://localhost:4000/') returning id`;

const TASK = `case when n % 5 = 0 then 'Verify that the cart shows ' || n / 5
  when n % 7 = 0 then 'Type lamp ' || n || ' into Search and press Enter' else 'Click Buy in the row of lamp ' || n end`;

const BLUEPRINT_STEPS = `
  insert into blueprint_steps (blueprint_id, step_number, type, action, use_vision)
  select $1, n, case when n % 5 = 0 then 'assert' else 'act' end, ${TASK}, false from generate_series(1, $2::int) n`;

const RUN = `
  with about as (
    select case when $3::boolean then 'passed' else 'failed' end as status,
      now() - case when $3 then interval '1 day' else interval '10 minutes' end as at
  ), group_run as (
    insert into group_runs (company_id, name, status, created_at, started_at, finished_at)
    select $1, 'Manual Run: The long way through the shop', status, at, at, at + interval '8 minutes' from about returning *
  )
  insert into test_runs (company_id, group_run_id, blueprint_id, name, starting_url, status, attempt, created_at, started_at, finished_at,
    definition_hash)
  select $1, g.id, b.id, b.title, b.starting_url, g.status, 2, g.created_at, g.started_at, g.finished_at, md5(b.id::text)
  from group_run g, blueprints b where b.id = $2 returning id`;

const START = `
  update test_runs set initial_screenshot_key = 'runs/' || company_id || '/' || id || '/start.jpg' where id = any($1::int[])`;

const STEPS = `
  insert into test_run_steps (test_run_id, step_number, place, type, task, use_vision, started_at, is_successful, result, start, duration, marks)
  select r.id, n, jsonb_build_object('step', n, 'module', null), case when n % 5 = 0 then 'assert' else 'act' end, ${TASK}, false, r.started_at, v.ok,
    case v.ok when true then 'Clicked button "Buy". The page shows what was expected.'
      when false then 'The cart does not show it. The nearest text on the page is "Your cart is empty".' end,
    case when v.ok is not null then n * 1.5 end, case when v.ok is not null then 1.4 end,
    case when v.ok and n % 40 = 11 then '[{"kind": "contradicted", "text": "The page threw \\"TypeError: cart is undefined\\", and 1 more."}]'::jsonb
      when v.ok and n % 40 = 21 then '[{"kind": "ambiguous", "text": "3 elements fit; took the first."}]' else '[]' end
  from test_runs r cross join generate_series(1, $2::int) n
  cross join lateral (select case when r.status = 'passed' or n < $2 - 1 then true when n = $2 - 1 then false end as ok) v
  where r.id = any($1::int[])`;

const ACTIONS = `
  insert into test_run_actions (step_id, action_number, type, description, is_successful, screenshot_key, screenshot_before_key, element,
    page_url, start, duration)
  select s.id, a.number, (array['click_element_by_index', 'input_text', 'scroll_down', 'send_keys', 'wait'])[(s.step_number + a.number) % 5 + 1],
    'Click button "Buy" in the row of lamp ' || s.step_number, s.is_successful, k.key || '.jpg', k.key || '-before.jpg',
    jsonb_build_object('description', 'button "Buy"', 'box', a.box), 'http://localhost:4000/products/' || s.step_number,
    s.start + a.number * 0.3, 0.3
  from test_runs r join test_run_steps s on s.test_run_id = r.id
  join jsonb_to_recordset($2::jsonb) as a(step int, number int, box jsonb) on a.step = s.step_number
  cross join lateral (select 'runs/' || r.company_id || '/' || r.id || '/' || a.step || '-' || a.number as key) k
  where r.id = any($1::int[]) and s.is_successful is not null`;

const EVENTS = `
  insert into test_run_events (test_run_id, step_number, action_number, kind, level, text, url, method, status, time)
  select r.id, s.step_number, 1, k.kind, case when k.kind = 'console' and s.step_number % 2 = 0 then 'warning' else 'error' end,
    case k.kind when 'exception' then 'TypeError: cart is undefined' when 'console' then 'Deprecated: use the new cart of lamp ' || s.step_number
      else 'POST http://localhost:4000/api/cart answered 500' end,
    case when k.kind = 'request' then 'http://localhost:4000/api/cart' else 'http://localhost:4000/products/' || s.step_number end,
    case when k.kind = 'request' then 'POST' end, case when k.kind = 'request' then 500 end, s.start + 0.5
  from test_runs r join test_run_steps s on s.test_run_id = r.id
  cross join unnest(array['exception', 'console', 'request']) as k(kind)
  where r.id = any($1::int[]) and s.is_successful is not null and (k.kind = 'console' or s.step_number % 40 = 11)`;
