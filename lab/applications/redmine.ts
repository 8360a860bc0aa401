import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort, type Site } from 'test-support';
import { copyPackage, PASSWORD, run, serve } from './serving.ts';

const DATA = `
  admin = User.find_by_login('admin')
  admin.update!(password: '${PASSWORD}', must_change_passwd: false)
  project = Project.create!(name: 'Harbour', identifier: 'harbour', trackers: Tracker.all)
  [['Bug', 'Pump leaks', 'High'], ['Feature', 'Paint the hull', 'Normal'], ['Bug', 'Radio is broken', 'Urgent']].each do |tracker, subject, priority|
    Issue.create!(project: project, author: admin, subject: subject,
      tracker: Tracker.find_by_name(tracker), priority: IssuePriority.find_by_name(priority))
  end
`;

/** With an account `admin`, and a project `harbour` of three issues. */
export async function startRedmine(folder: string): Promise<Site> {
  const root = await copyPackage('redmine', folder);
  const data = join(folder, 'data');
  await Promise.all(
    ['config', 'files', 'log', 'tmp'].map((name) => mkdir(join(data, name), { recursive: true })),
  );
  await writeFile(
    join(data, 'config/database.yml'),
    `production: { adapter: sqlite3, database: ${join(data, 'redmine.sqlite')} }\n`,
  );
  await writeFile(join(data, 'config/secret_key.txt'), randomBytes(64).toString('hex'));
  // An instance is a folder of the copy's `instances`.
  const env = { ...process.env, REDMINE_INSTANCE: '../../data', REDMINE_LANG: 'en', RAILS_ENV: 'production' };
  const rails = (...args: string[]) => run('rails', args, { cwd: root, env });
  await rails('db:migrate');
  await rails('redmine:load_default_data');
  await rails('runner', DATA);
  const port = await findFreePort();
  const address = `tcp://localhost:${port}`;
  return serve(['puma', '--environment', 'production', '--bind', address], { cwd: root, env }, port);
}
