import type { Platform } from '../../../../server/src/platform/platform.ts';

/** Of each group run, where nothing else is said. */
export const TESTS_PER_RUN = 4;
const MINUTES_BETWEEN = 12;

/**
 * So many finished group runs, twelve minutes apart, the last one just now. Of the tests every tenth is flaky and
 * every 25th fails always; a test changes now and then. Nothing of it has screenshots.
 */
export async function fillGroupRuns(
  pool: Platform['database']['pool'],
  companyId: number,
  tests: number[],
  count: number,
  testsPerRun = TESTS_PER_RUN,
): Promise<void> {
  // Each statement is planned by what the previous one has left.
  await pool.query('analyze suites, blueprints, blueprint_steps');
  await pool.query(GROUP_RUNS, [companyId, count, MINUTES_BETWEEN]);
  await pool.query('analyze group_runs');
  await pool.query(TEST_RUNS, [companyId, tests, testsPerRun]);
  await pool.query(
    `update group_runs g set status = t.status from (${STATUS_OF_TESTS}) t where t.group_run_id = g.id`,
    [companyId],
  );
  await pool.query('analyze test_runs');
  await pool.query(STEPS, [companyId]);
  await pool.query('analyze test_run_steps');
  await pool.query(ACTIONS, [companyId]);
  await pool.query('analyze group_runs, test_run_actions');
}

const GROUP_RUNS = `
  insert into group_runs (company_id, suite_id, name, status, started_by, created_at, started_at, finished_at)
  select $1, s.id, s.name, 'passed', (array['schedule', 'person', 'pipeline', 'schedule'])[n % 4 + 1], at, at + interval '2 s', at + interval '47 s'
  from generate_series(1, $2::int) n
  cross join lateral (select now() - make_interval(mins => ($2 - n) * $3::int) - interval '1 minute' as at) t
  join (select id, name, row_number() over (order by id) - 1 as place from suites where company_id = $1) s on s.place = n % 5
  order by n`;

/** Chance comes from the ids: the same company is filled the same way again. */
const TEST_RUNS = `
  insert into test_runs (company_id, group_run_id, blueprint_id, name, starting_url, status, error, attempt, created_at, started_at, finished_at, definition_hash)
  select $1, g.id, b.id, b.title, b.starting_url, v.status,
    case when v.status = 'error' then 'The runner stopped responding.' end, 2,
    g.created_at, g.started_at + make_interval(secs => slot * 10), g.started_at + make_interval(secs => slot * 10 + 9),
    md5(b.id || ':' || (g.id + b.id * 17) / 2000)
  from (select *, row_number() over (order by id) as place from group_runs where company_id = $1) g
  cross join generate_series(0, $3::int - 1) slot
  cross join lateral (select ((g.place * $3 + slot) % cardinality($2::int[]))::int + 1 as number) t
  join blueprints b on b.id = ($2::int[])[t.number]
  cross join lateral (select abs(hashint4((g.id * 7 + slot)::int)) % 100 as chance) c
  cross join lateral (select case
    when g.place % 97 = 0 then 'cancelled'
    when t.number % 25 = 5 then 'failed'
    when t.number % 10 = 3 and c.chance < 35 then 'failed'
    when c.chance = 99 then 'error'
    when c.chance > 95 then 'failed'
    else 'passed' end as status) v
  order by g.id, slot`;

const STATUS_OF_TESTS = `
  select group_run_id, case when bool_or(status = 'failed') then 'failed' when bool_or(status = 'error') then 'error'
    when bool_or(status = 'cancelled') then 'cancelled' else 'passed' end as status
  from test_runs where company_id = $1 group by group_run_id`;

const STEPS = `
  insert into test_run_steps (test_run_id, step_number, place, type, task, use_vision, started_at, is_successful, result, start, duration)
  select r.id, s.step_number, jsonb_build_object('step', s.step_number, 'module', null), s.type, s.action, false, r.started_at, v.ok,
    case v.ok when true then 'Done: ' || s.action || '.' when false then 'The page shows nothing like it.' end,
    case when v.ok is not null then (s.step_number - 1) * 2 end, case when v.ok is not null then 1.5 end
  from test_runs r
  join blueprint_steps s on s.blueprint_id = r.blueprint_id
  cross join lateral (select case when r.status = 'passed' or (r.status = 'failed' and s.step_number < 3) then true
    when r.status = 'failed' and s.step_number = 3 then false end as ok) v
  where r.company_id = $1
  order by r.id, s.step_number`;

const ACTIONS = `
  insert into test_run_actions (step_id, action_number, type, description, is_successful, page_url, start, duration)
  select s.id, n, 'click_element_by_index', s.task, s.is_successful, 'http://localhost:4000/', s.start, 0.6
  from test_run_steps s join test_runs r on r.id = s.test_run_id cross join generate_series(1, 2) n
  where r.company_id = $1 and s.is_successful is not null`;
