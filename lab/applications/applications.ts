import { spawn } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually, findFreePort, type Site } from 'test-support';
import { startDokuWiki } from './dokuwiki.ts';
import { startRedmine } from './redmine.ts';
import { startRoundcube } from './roundcube.ts';
import { copyPackage, PASSWORD, PHP, run, servePhp, stop, writePhp } from './serving.ts';

interface Application {
  /** Of Debian. */
  packages: string[];
  /** @param folder an empty one for its files and data */
  start(folder: string): Promise<Site>;
}

/** Whole applications that Debian packages, each with data of its own and nothing that others left behind. */
export const APPLICATIONS: Record<string, Application> = {
  dokuwiki: { packages: [...PHP, 'dokuwiki'], start: startDokuWiki },
  mediawiki: { packages: [...PHP, 'mediawiki', 'mediawiki-classes'], start: startMediaWiki },
  phpmyadmin: { packages: [...PHP, 'mariadb-server', 'phpmyadmin'], start: startPhpMyAdmin },
  redmine: { packages: ['puma', 'redmine', 'redmine-sqlite'], start: startRedmine },
  roundcube: {
    packages: [...PHP, 'dovecot-imapd', 'roundcube-core', 'roundcube-sqlite3'],
    start: startRoundcube,
  },
  wordpress: {
    packages: [...PHP, 'mariadb-server', 'wordpress', 'wordpress-theme-twentytwentyone'],
    start: startWordPress,
  },
};

/** Needs the rights to install packages, unless these are there. @throws Error of apt-get */
export async function installPackages(packages: string[]): Promise<void> {
  const areInstalled = await run('dpkg-query', ['--status', ...packages]).then(
    () => true,
    () => false,
  );
  if (areInstalled) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], {
    env,
    maxBuffer: 64 * 1024 * 1024,
  });
}

async function startMediaWiki(folder: string): Promise<Site> {
  const root = await copyPackage('mediawiki', folder);
  await Promise.all(
    ['LocalSettings.php', 'mw-config'].map((name) => rm(join(root, name), { recursive: true, force: true })),
  );
  const port = await findFreePort();
  const address = `http://localhost:${port}`;
  const data = join(folder, 'data');
  await mkdir(data);
  const options = [
    '--dbtype',
    'sqlite',
    '--dbpath',
    data,
    '--server',
    address,
    '--scriptpath',
    '',
    '--skins',
    'Vector',
  ];
  await run('php', ['maintenance/install.php', ...options, '--pass', PASSWORD, 'Harbour Wiki', 'admin'], {
    cwd: root,
  });
  return servePhp(root, port);
}

async function startWordPress(folder: string): Promise<Site> {
  const root = await copyPackage('wordpress', folder);
  const database = await startDatabase(folder);
  const port = await findFreePort();
  const address = `http://localhost:${port}`;
  const constants = {
    DB_NAME: 'site',
    DB_USER: 'site',
    DB_PASSWORD: 'site',
    DB_HOST: `localhost:${database.socket}`,
    WP_HOME: address,
    WP_SITEURL: address,
    WP_HTTP_BLOCK_EXTERNAL: true,
    DISABLE_WP_CRON: true,
    AUTOMATIC_UPDATER_DISABLED: true,
  };
  await writePhp(
    join(root, 'wp-config.php'),
    constants,
    (name, value) => `define('${name}', ${value});`,
    "$table_prefix = 'wp_';\nif (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');\nrequire_once ABSPATH . 'wp-settings.php';\n",
  );
  const themes = join(root, 'wp-content/themes');
  await cp('/var/lib/wordpress/wp-content/themes', themes, {
    recursive: true,
    dereference: true,
    force: true,
  });
  const server = await servePhp(root, port, database.close);
  const answers = {
    weblog_title: 'Harbour News',
    user_name: 'admin',
    admin_password: PASSWORD,
    admin_password2: PASSWORD,
    admin_email: 'admin@harbour.example',
    blog_public: '0',
  };
  await fetch(`${address}/wp-admin/install.php?step=2`, {
    method: 'POST',
    body: new URLSearchParams(answers),
  });
  return server;
}

async function startPhpMyAdmin(folder: string): Promise<Site> {
  const root = await copyPackage('phpmyadmin', folder);
  const { socket, close, query } = await startDatabase(folder);
  await query(
    `create database shop; use shop; create table boats (id int primary key auto_increment, name varchar(40) not null, seats int);
    insert into boats (name, seats) values ('Harbour Star', 40), ('Gull', 12), ('Anchor', 7)`,
  );
  // The package reads its settings from a folder of the machine, which leave the socket to PHP.
  await writeFile(join(root, 'php.ini'), `mysqli.default_socket = ${socket}\n`);
  return servePhp(root, await findFreePort(), close);
}

interface Database {
  socket: string;
  query(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** A MariaDB of its own, on a socket, with an account `site` that may do everything, and an empty database for it. */
async function startDatabase(folder: string): Promise<Database> {
  const data = join(folder, 'mysql');
  const socket = join(folder, 'mysql.sock');
  const user = '--user=root';
  await run('mariadb-install-db', [`--datadir=${data}`, '--auth-root-authentication-method=normal', user]);
  const server = spawn(
    'mariadbd',
    ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking', user],
    {
      stdio: 'ignore',
    },
  );
  const query = async (sql: string) => {
    await run('mariadb', ['--no-defaults', `--socket=${socket}`, '--user=root', `--execute=${sql}`]);
  };
  await eventually(() => query('select 1').then(() => true));
  await query(
    "create database site; create user site@localhost identified by 'site'; grant all on *.* to site@localhost",
  );
  return { socket, query, close: () => stop(server) };
}
