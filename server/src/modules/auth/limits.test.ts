// Runs in a process of its own: it sets the clock for good.
import assert from 'node:assert/strict';
import { after, mock, test } from 'node:test';
import { lt, sql } from 'drizzle-orm';
import { buildApp } from '../../app.ts';
import { passwordWork } from '../../platform/crypto/passwords.ts';
import { present } from '../../testing/present.ts';
import { openTestApi, PASSWORD } from '../../testing/test-api.ts';
import { createServices } from '../services.ts';
import { createAccountsService } from './accounts-service.ts';
import { attemptCounters } from './tables.ts';

// A window ends only when a test says so.
mock.timers.enable({ apis: ['Date'], now: Date.now() });

const api = await openTestApi();
const { queries } = api.platform.database;
/** Two API processes, as far as their memory is concerned. */
const processes = await Promise.all([startApp(), startApp()]);
let addresses = 0;
let attempt = 0;

async function startApp() {
  const app = await buildApp({ platform: api.platform, services: createServices(api.platform) });
  after(() => app.close());
  return app;
}

const newAddress = () => `10.0.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

/** One call from an address, to the processes by turns. */
async function call(
  route: string,
  payload: object,
  remoteAddress: string,
  app = present(processes[(attempt += 1) % 2]),
) {
  const { statusCode, headers, body } = await app.inject({
    method: 'POST',
    url: `/auth/${route}`,
    payload,
    remoteAddress,
  });
  return { status: statusCode, retryAfter: Number(headers['retry-after']), body: JSON.parse(body) };
}

const signIn = (email: string, password: string, address = newAddress()) =>
  call('login', { email, password }, address);

async function failSignIns(email: string, count: number, address?: string): Promise<void> {
  const replies = Array.from({ length: count }, () => signIn(email, 'a wrong guess', address));
  for (const { status } of await Promise.all(replies)) assert.equal(status, 401);
}

test('ten failed sign-ins end an account’s attempts from everywhere, known or not, in every process', async () => {
  const { email } = await api.newCompany();
  const [known, unknown] = await Promise.all(
    [email, 'stranger@example.com'].map(async (name) => {
      await failSignIns(name.toUpperCase(), 10);
      return signIn(name, PASSWORD);
    }),
  );
  assert.equal(present(known).status, 429);
  assert.equal(present(known).body.code, 'too_many_requests');
  assert.match(
    present(known).body.error,
    /^Too many attempts\. Please try again in 15 minutes\. You can also reset your password\.$/,
  );
  assert.ok(present(known).retryAfter > 890 && present(known).retryAfter <= 900);
  assert.deepEqual({ ...unknown, retryAfter: 0 }, { ...known, retryAfter: 0 });

  const restarted = await startApp();
  const later = await call('login', { email, password: PASSWORD }, newAddress(), restarted);
  assert.equal(later.status, 429);
});

test('after the window, and after a new password, the account can be tried again', async () => {
  const { email } = await api.newCompany();
  await failSignIns(email, 10);
  await queries.update(attemptCounters).set({ expiresAt: new Date(Date.now() - 1) });
  await failSignIns(email, 10);
  assert.equal((await signIn(email, PASSWORD)).status, 429);

  const reset = await present(processes[0]).inject({
    method: 'POST',
    url: '/auth/reset-password',
    headers: { authorization: `Bearer ${await resetLinkOf(email)}` },
    payload: { new_password: 'another password' },
    remoteAddress: newAddress(),
  });
  assert.equal(reset.statusCode, 200);
  assert.equal((await signIn(email, 'another password')).status, 200);
});

test('others cannot lock a person out from where they have signed in before', async () => {
  const { email } = await api.newCompany();
  const home = newAddress();
  assert.equal((await signIn(email, PASSWORD, home)).status, 200);
  await failSignIns(email, 10);
  assert.equal((await signIn(email, PASSWORD)).status, 429);
  assert.equal((await signIn(email, PASSWORD, home)).status, 200);
  // Nor does their signing in give the others more guesses.
  assert.equal((await signIn(email, 'a wrong guess')).status, 429);
  // Guesses from their address have their own end.
  await failSignIns(email, 10, home);
  assert.equal((await signIn(email, PASSWORD, home)).status, 429);
});

test('a sign-in that succeeds forgets the failures before it', async () => {
  const { email } = await api.newCompany();
  const address = newAddress();
  await failSignIns(email, 9);
  assert.equal((await signIn(email, PASSWORD, address)).status, 200);
  await failSignIns(email, 9);
  assert.equal((await signIn(email, PASSWORD)).status, 200);
});

test('one address has a limit for each call and one for all of them', async () => {
  const address = newAddress();
  const stranger = { email: 'nobody-else@example.com' };
  const max: [route: string, payload: object, count: number][] = [
    ['signup', stranger, 10],
    ['forgot-password', stranger, 10],
    ['reset-password', { new_password: 'another password' }, 20],
    // Malformed ones count too.
    ['login', stranger, 20],
  ];
  for (const [route, payload, count] of max) {
    for (let made = 0; made < count; made += 1)
      assert.notEqual((await call(route, payload, address)).status, 429, `${route} ${made + 1}`);
    const refused = await call(route, payload, address);
    assert.equal(refused.status, 429, `${route} ${count + 1}`);
    assert.ok(refused.retryAfter >= 1 && refused.retryAfter <= 60);
    assert.match(refused.body.error, /^Too many attempts\. Please try again in \d+ seconds?\.$/);
    assert.equal((await call(route, payload, newAddress())).status === 429, false);
    // What was refused counted for all calls together.
    await queries.update(attemptCounters).set({ count: sql`least(${attemptCounters.count}, 20)` });
  }

  const busy = newAddress();
  for (const [route, payload, count] of max)
    for (let made = 0; made < count; made += 1)
      assert.notEqual((await call(route, payload, busy)).status, 429, `all together, ${route} ${made + 1}`);
  assert.equal((await call('signup', stranger, busy)).status, 429);
});

test('behind a trusted proxy, the caller is counted and not the proxy; stranger else is believed', async () => {
  const config = { ...api.platform.config, trustedProxies: ['10.1.0.0/16'] };
  const app = await buildApp({ platform: { ...api.platform, config }, services: api.services });
  after(() => app.close());
  const through = async (remoteAddress: string, forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded };
    const payload = { email: 'proxied@example.com' };
    return (await app.inject({ method: 'POST', url: '/auth/signup', payload, remoteAddress, headers }))
      .statusCode;
  };
  for (let caller = 1; caller <= 11; caller += 1)
    assert.equal(await through('10.1.0.1', `192.0.2.${caller}`), 202);
  for (let caller = 1; caller <= 10; caller += 1)
    assert.equal(await through('10.2.0.1', `192.0.2.${caller}`), 202);
  assert.equal(await through('10.2.0.1', '192.0.2.11'), 429);
});

test('known and unknown addresses cost the same work', async () => {
  const { email } = await api.newCompany();
  const unknown = 'stranger@example.com';
  const workOf = async (route: string, payload: object) => {
    const done: unknown[] = [];
    const note = (work: unknown) => done.push(work);
    passwordWork.subscribe(note);
    await call(route, payload, newAddress());
    passwordWork.unsubscribe(note);
    return done;
  };
  for (const name of [email, unknown]) {
    assert.deepEqual(await workOf('login', { email: name, password: 'a wrong guess' }), ['verify'], name);
    assert.deepEqual(await workOf('forgot-password', { email: name }), [], name);
    assert.deepEqual(await workOf('signup', { email: name }), [], name);
  }
  assert.deepEqual(await workOf('reset-password', { new_password: 'another password' }), []);
});

test('counters name stranger, and are tidied away once their window is over', async () => {
  await signIn('secretive@example.com', 'a wrong guess', '10.9.9.9');
  const rows = await queries.select().from(attemptCounters);
  assert.ok(rows.length > 0);
  assert.doesNotMatch(JSON.stringify(rows), /secretive|10\.9\.9\.9/);
  const over = new Date(Date.now() - 1);
  await queries.update(attemptCounters).set({ expiresAt: over });
  await signIn('secretive@example.com', 'a wrong guess', '10.9.9.9');
  await api.services.auth.deleteExpired();
  assert.deepEqual(
    await queries.select().from(attemptCounters).where(lt(attemptCounters.expiresAt, new Date())),
    [],
  );
  assert.ok((await queries.select().from(attemptCounters)).length > 0);
});

async function resetLinkOf(email: string): Promise<string> {
  const accounts = createAccountsService(api.platform);
  const { address } = await accounts.resetLink(present(await accounts.find(email)));
  return address.slice(address.lastIndexOf('/') + 1);
}
