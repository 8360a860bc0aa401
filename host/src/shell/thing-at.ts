import type { QueryOf } from 'shared/contract';

type Thing = QueryOf<'GET /account/company_of'>;

const KINDS: Record<string, Thing['kind']> = {
  grouprun: 'group_run',
  testrun: 'test_run',
  updatetest: 'test',
  updatemodule: 'test',
};

/** What the address of a dashboard screen shows; null: a list, or nothing of one company. */
export function thingAt(pathname: string, search: string): Thing | null {
  const [, name = '', id = ''] = /^\/dashboard\/([a-z]+)\/(\d+)\/?$/.exec(pathname) ?? [];
  const kind = KINDS[name];
  if (kind) return { kind, id: Number(id) };
  const suite = new URLSearchParams(search).get('suite') ?? '';
  return pathname === '/dashboard/tests' && /^\d+$/.test(suite) ? { kind: 'suite', id: Number(suite) } : null;
}
