import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { startMailServer } from 'stand-ins/mail-server.ts';
import { present } from '../../../testing/present.ts';
import { createShop } from '../shop.ts';

const email = 'abc.defghijklm@inbox.localhost';

/** A browser with the shop's cookie. */
async function visitShop(smtpUrl?: string) {
  const app = await createShop(smtpUrl);
  after(() => app.close());
  let cookie = '';
  async function call(method: 'GET' | 'POST', url: string, fields: Record<string, string> = {}) {
    const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:4000' };
    const payload = method === 'POST' ? new URLSearchParams(fields).toString() : undefined;
    const reply = await app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
    cookie = String(reply.headers['set-cookie']).split(';', 1)[0] ?? '';
    return reply;
  }
  return {
    get: (url: string) => call('GET', url),
    post: (url: string, fields = {}) => call('POST', url, fields),
  };
}

describe('mails of the demo shop', () => {
  it('confirm an account by a code, and an order with a link to it', async () => {
    const mailServer = await startMailServer();
    const shop = await visitShop(mailServer.url);
    const sent = await shop.post('/sign-up', { email });
    assert.equal(sent.headers.location, '/sign-up/confirm');
    const mail = present(mailServer.mails[0]);
    assert.deepEqual([mail.envelope.to, mail.subject], [[email], 'Your sign-up code']);
    const code = present(/\d{6}/.exec(mail.text ?? '')?.[0]);
    const wrong = await shop.post('/sign-up/confirm', { code: code === '123456' ? '654321' : '123456' });
    assert.match(wrong.body, /not the code of the newest mail/);
    const right = await shop.post('/sign-up/confirm', { code });
    assert.equal(right.headers.location, '/account');
    assert.match(
      (await shop.get('/account')).body,
      /Your account is confirmed\.[^]*abc\.defghijklm@inbox\.localhost/,
    );

    await shop.post('/cart/add', { slug: 'edison-bulb', quantity: '2' });
    await shop.post('/checkout', {
      name: 'Ada',
      street: 'Lamp Street 1',
      postcode: '12345',
      city: 'Berlin',
      country: 'Germany',
      delivery: 'express',
      terms: 'yes',
    });
    const order = present(mailServer.mails[1]);
    assert.equal(order.subject, 'Order L-1001 confirmed');
    assert.match(order.html ?? '', /<a href="http:\/\/localhost:4000\/orders\/L-1001">View your order<\/a>/);
  });

  it('say so where none can be sent', async () => {
    const shop = await visitShop();
    assert.match((await shop.post('/sign-up', { email })).body, /No mail can be sent to this address\./);
    assert.match((await shop.post('/sign-up', { email: 'nonsense' })).body, /Enter an email address\./);
    assert.equal((await shop.get('/sign-up/confirm')).headers.location, '/sign-up');
    const refusing = await startMailServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('No'), { responseCode: 550 })),
    });
    const other = await visitShop(refusing.url);
    assert.match((await other.post('/sign-up', { email })).body, /No mail can be sent/);
  });
});
