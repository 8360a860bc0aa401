import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseAllDocuments } from 'yaml';
import { environmentSchema } from '../server/src/platform/environment.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'operations');
const page = await readFile(join(root, 'docs/deploying.md'), 'utf8');

/** Variables of the server, of the process that serves the page, and of the database's image. */
const isKnown = (name: string) =>
  name in environmentSchema.shape || page.includes(`\`${name}\``) || name.startsWith('POSTGRES_');

type Node = Record<string, unknown>;

/** Every object of the document, at any depth. */
function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Node;
  for (const inner of Object.values(value)) yield* nodesOf(inner);
}

async function documents(): Promise<[file: string, document: Node][]> {
  const names = [
    'compose.yaml',
    ...(await readdir(join(folder, 'kubernetes'))).map((name) => `kubernetes/${name}`),
  ];
  const read = names.map(async (name) => {
    const text = await readFile(join(folder, name), 'utf8');
    return parseAllDocuments(text, { merge: true }).map((document): [string, Node] => {
      assert.deepEqual(document.errors, [], name);
      return [name, document.toJS() as Node];
    });
  });
  return (await Promise.all(read)).flat();
}

test('compose file and manifests start processes that exist and set variables that are known', async () => {
  for (const [file, document] of await documents())
    for (const node of nodesOf(document)) {
      const program = (Array.isArray(node['command']) ? (node['command'] as string[]) : []).find((word) =>
        word.endsWith('.ts'),
      );
      assert.ok(!program || existsSync(join(root, program)), `${file}: ${program}`);
      const set = Array.isArray(node['env'])
        ? (node['env'] as { name: string }[]).map(({ name }) => name)
        : Object.keys((node['environment'] as object | undefined) ?? {});
      const configured = node['kind'] === 'ConfigMap' ? Object.keys(node['data'] as object) : [];
      for (const name of [...set, ...configured]) assert.ok(isKnown(name), `${file}: ${name}`);
    }
});

test('the processes of the compose file do not connect as the owner of the tables', async () => {
  const [compose] = await documents();
  const { api, database } = compose?.[1]['services'] as Record<
    string,
    { environment: Record<string, string> }
  >;
  const roleOf = (name: string) => /postgres:\/\/(\w+):/.exec(api?.environment[name] ?? '')?.[1];
  assert.equal(roleOf('DATABASE_URL'), 'steplight_application');
  assert.equal(roleOf('DATABASE_OWNER_URL'), database?.environment['POSTGRES_USER']);
  const script = await readFile(join(folder, 'database/create-application-role.sh'), 'utf8');
  assert.match(script, /create role steplight_application .*nosuperuser/);
});

test('each manifest selects the pods that it makes', async () => {
  for (const [file, { kind, spec }] of await documents())
    if (kind === 'Deployment') {
      const { selector, template } = spec as {
        selector: { matchLabels: Node };
        template: { metadata: { labels: Node } };
      };
      assert.deepEqual(template.metadata.labels, selector.matchLabels, file);
    }
});

test('the image sets variables that are known', async () => {
  const text = await readFile(join(folder, 'Dockerfile'), 'utf8');
  const block = /ENV ((?:.*\\\n)*.*)/.exec(text)?.[1] ?? '';
  const names = [...block.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name);
  assert.ok(names.length > 3);
  for (const name of names)
    assert.ok(isKnown(name) || ['PATH', 'NODE_ENV', 'NODE_OPTIONS'].includes(name), name);
});
