import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAllowList } from './allow-list.ts';

const target = (host: string, port = 80, address = host) => ({ host, port, address });

const permitted: [list: string, ...targets: ReturnType<typeof target>[]][] = [
  [
    'localhost',
    target('localhost', 80, '127.0.0.1'),
    target('127.0.0.9'),
    target('::1'),
    target('a.localhost'),
  ],
  ['private', target('10.1.2.3'), target('172.16.0.1'), target('192.168.7.7'), target('fd00::1')],
  ['10.1.0.0/16', target('10.1.255.1'), target('::ffff:10.1.0.1'), target('app.test', 80, '10.1.0.1')],
  ['app.test', target('app.test', 8080, '10.0.0.1')],
  ['App.Test:8080 , other', target('app.test', 8080, '10.0.0.1'), target('other', 1, '10.0.0.1')],
  ['*.app.test', target('a.app.test', 80, '10.0.0.1'), target('a.b.app.test', 80, '10.0.0.1')],
  ['[fd00::7]:8080, 10.0.0.7', target('fd00::7', 8080), target('10.0.0.7', 9)],
];
for (const [list, ...targets] of permitted)
  test(`${list} permits ${targets.map(({ host }) => host).join(', ')}`, () => {
    for (const one of targets) assert.equal(parseAllowList(list).permits(one), true, one.host);
  });

const refused: [list: string, ...targets: ReturnType<typeof target>[]][] = [
  ['none', target('localhost', 80, '127.0.0.1'), target('10.0.0.1')],
  ['localhost', target('10.0.0.1'), target('localhost.app.test', 80, '10.0.0.1')],
  ['private', target('127.0.0.1'), target('169.254.169.254'), target('100.64.0.1'), target('172.32.0.1')],
  ['app.test:8080', target('app.test', 80, '10.0.0.1'), target('a.app.test', 8080, '10.0.0.1')],
  ['*.app.test', target('app.test', 80, '10.0.0.1'), target('myapp.test', 80, '10.0.0.1')],
];
for (const [list, ...targets] of refused)
  test(`${list} does not permit ${targets.map(({ host }) => host).join(', ')}`, () => {
    for (const one of targets) assert.equal(parseAllowList(list).permits(one), false, one.host);
  });

for (const entry of ['http://app.test', '10.0.0.0/99', 'a b', 'app.test:0', 'app.test:99999', '10.0.0', '*'])
  test(`"${entry}" is no entry`, () => {
    assert.throws(() => parseAllowList(`localhost, ${entry}`), /is not a host, an address or a range/);
  });
