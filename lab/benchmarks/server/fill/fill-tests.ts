import type { Platform } from '../../../../server/src/platform/platform.ts';

const SUITES = ['Storefront', 'Checkout', 'Accounts', 'Search', 'Newsletter'];
const STEPS = [
  ['act', 'Click Lamps'],
  ['act', 'Type bulb into Search and press Enter'],
  ['act', 'Click Buy'],
  ['assert', 'Verify that the cart shows 1'],
] as const;

type Pool = Platform['database']['pool'];

/** Five suites with so many tests among them. Their ids, in the order they were made in. `steps`: of each test. */
export async function fillTests(
  pool: Pool,
  companyId: number,
  count: number,
  steps: number = STEPS.length,
): Promise<number[]> {
  const suites = await pool.query<{ id: number }>(
    'insert into suites (company_id, name) select $1, unnest($2::text[]) returning id',
    [companyId, SUITES],
  );
  const tests = await pool.query<{ id: number }>(
    `insert into blueprints (company_id, type, title, starting_url, suite_id)
     select $1, 'integration', ($3::text[])[n % 5 + 1] || ': buy lamp ' || n, 'http://localhost:4000/', ($2::int[])[n % 5 + 1]
     from generate_series(1, $4::int) n returning id`,
    [companyId, suites.rows.map(({ id }) => id), SUITES, count],
  );
  const ids = tests.rows.map(({ id }) => id);
  await pool.query(
    `insert into blueprint_steps (blueprint_id, step_number, type, action, use_vision)
     select test, n, ($2::text[])[place], ($3::text[])[place], false
     from unnest($1::int[]) test, generate_series(1, $4::int) n
     cross join lateral (select (n - 1) % cardinality($2::text[]) + 1 as place) p`,
    [ids, STEPS.map(([type]) => type), STEPS.map(([, action]) => action), steps],
  );
  return ids;
}
