import type pg from 'pg';

/**
 * Makes the database record which worker claimed which attempt, and every result that was written by a worker other than the one that
 * has the attempt. Workers are identified by the application name of their connections.
 */
export async function installAudit(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create schema chaos;
    create table chaos.claims (
      run integer, attempt integer, worker text, at timestamptz default clock_timestamp(), requeued_at timestamptz);
    create index on chaos.claims (run, attempt);
    create table chaos.intrusions (run integer, relation text, worker text, at timestamptz default clock_timestamp());

    create function chaos.note(run integer, relation text) returns void language sql as $$
      insert into chaos.intrusions (run, relation, worker)
      select run, relation, current_setting('application_name')
      from test_runs it
      where it.id = run and current_setting('application_name') like 'worker-%' and not exists (
        select from chaos.claims claim
        where claim.run = it.id and claim.worker = current_setting('application_name') and claim.attempt = it.attempt)
    $$;

    create function chaos.on_run() returns trigger language plpgsql as $$ begin
      if new.status = 'running' and old.status <> 'running' then
        insert into chaos.claims (run, attempt, worker) values (new.id, new.attempt, current_setting('application_name'));
      elsif old.status = 'running' and current_setting('application_name') like 'worker-%' and not exists (
        select from chaos.claims claim
        where claim.run = old.id and claim.attempt = old.attempt and claim.worker = current_setting('application_name')) then
        insert into chaos.intrusions (run, relation, worker) values (old.id, 'test_runs', current_setting('application_name'));
      end if;
      if new.status = 'pending' and old.status = 'running' then
        update chaos.claims set requeued_at = clock_timestamp() where run = old.id and attempt = old.attempt;
      end if;
      return null;
    end $$;
    create trigger chaos after update on test_runs for each row execute function chaos.on_run();

    create function chaos.on_result() returns trigger language plpgsql as $$ begin
      if tg_table_name = 'test_run_actions' then
        perform chaos.note((select test_run_id from test_run_steps where id = new.step_id), tg_table_name);
      else
        perform chaos.note(new.test_run_id, tg_table_name);
      end if;
      return null;
    end $$;
    create trigger chaos after insert or update on test_run_steps for each row execute function chaos.on_result();
    create trigger chaos after insert or update on test_run_actions for each row execute function chaos.on_result();
    create trigger chaos after insert or update on test_run_events for each row execute function chaos.on_result();
  `);
}

/** An attempt whose worker was interrupted. */
export interface Interrupted {
  run: number;
  attempt: number;
  at: Date;
}

/** The attempts that the worker is executing; `at` is the time of the database. */
export async function heldBy(pool: pg.Pool, worker: string): Promise<Interrupted[]> {
  const { rows } = await pool.query<Interrupted>(
    `select claim.run, claim.attempt, clock_timestamp() as at
     from chaos.claims claim join test_runs it on it.id = claim.run and it.attempt = claim.attempt
     where claim.worker = $1 and it.status = 'running'`,
    [worker],
  );
  return rows;
}

/** Seconds until the next attempt of each began, if there was one, in ascending order. */
export async function restartTimesOf(pool: pg.Pool, interrupted: Interrupted[]): Promise<number[]> {
  const { rows } = await pool.query<{ seconds: number }>(
    `select extract(epoch from min(claim.at) - given.at)::float8 as seconds
     from jsonb_to_recordset($1) as given(run integer, attempt integer, at timestamptz)
     join chaos.claims claim on claim.run = given.run and claim.attempt > given.attempt
     group by given.run, given.attempt, given.at order by 1`,
    [JSON.stringify(interrupted)],
  );
  return rows.map(({ seconds }) => seconds);
}

/** How many attempts workers have claimed. */
export function countClaims(pool: pg.Pool): Promise<number> {
  return count(pool, 'chaos.claims');
}

/** Seconds until each of them was requeued, in ascending order. */
export async function requeueTimesOf(pool: pg.Pool, interrupted: Interrupted[]): Promise<number[]> {
  const { rows } = await pool.query<{ seconds: number }>(
    `select extract(epoch from claim.requeued_at - given.at)::float8 as seconds
     from jsonb_to_recordset($1) as given(run integer, attempt integer, at timestamptz)
     join chaos.claims claim on claim.run = given.run and claim.attempt = given.attempt
     where claim.requeued_at is not null order by 1`,
    [JSON.stringify(interrupted)],
  );
  return rows.map(({ seconds }) => seconds);
}

/** Results written by a worker that did not have the attempt. */
export function countIntrusions(pool: pg.Pool): Promise<number> {
  return count(pool, 'chaos.intrusions');
}

async function count(pool: pg.Pool, table: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]?.count ?? 0;
}
