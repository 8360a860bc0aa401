import type pg from 'pg';

/**
 * Gives the application's role what it needs on the tables of the product and of the job queue: reading and writing of rows. Of the audit log,
 * only reading and adding. Nothing happens where there is no such role.
 */
export async function grantApplicationRights(client: pg.ClientBase, role: string): Promise<void> {
  const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (rows.length === 0) return;
  const name = client.escapeIdentifier(role);
  // One transaction: the rights on the audit log are never wider, not even for a moment.
  await client.query(`
    grant usage on schema public, pgboss to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    revoke update, delete, truncate, references, trigger on audit_events from ${name};
    grant usage, select on all sequences in schema public to ${name};
    grant all on all tables in schema pgboss to ${name};
    grant usage, select on all sequences in schema pgboss to ${name};
    grant execute on all functions in schema pgboss to ${name};
  `);
}

/** Whether this role may change or remove events of the audit log, as far as rights go: triggers still refuse it, but an owner or superuser can turn them off. */
export async function mayChangeAuditLog(client: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    "select has_table_privilege('audit_events', 'update, delete, truncate') as may",
  );
  return rows[0]?.may ?? false;
}
