import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { eventually, listen, type Site } from 'test-support';
import { openSentencePage, type SentencePage } from '../testing/sentence-page.ts';
import { GENEROUS, FAILING } from '../testing/timings.ts';

const PAGE = `<h1>Shop</h1>
<button onclick="fetch('/api/orders?notify=1', { method: 'POST' })">Order</button>
<button onclick="fetch('/api/cart'); fetch('/api/orders/7')">Look</button>
<button onclick="fetch('/old')">Old address</button>
<button onclick="fetch('/api/never')">Hang</button>
<button onclick="fetch('/api/broken')">Break</button>
<button onclick="fetch('/api/login?token=hunter2')">Sign in</button>
<button onclick="fetch('/api/flaky').then(() => fetch('/api/flaky'))">Twice</button>`;

describe('requests', () => {
  let site: Site;
  let page: SentencePage;
  let flaky = 0;
  before(async () => {
    site = await listen(({ url = '/', socket }, response) => {
      const answer = (status: number, headers = {}) => response.writeHead(status, headers).end();
      if (url === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
      if (url === '/api/never') return response;
      if (url === '/api/broken') return socket.destroy();
      if (url === '/old') return answer(302, { location: '/new' });
      if (url === '/api/flaky') return answer(++flaky === 1 ? 503 : 200);
      if (url.startsWith('/api/orders?')) return answer(201);
      return answer(url.startsWith('/api/login') ? 403 : url === '/new' || url === '/api/cart' ? 200 : 404);
    });
    const secret = { name: 'token', value: 'hunter2', isSecret: true };
    page = await openSentencePage('', [secret], { requests: true, downloads: false });
    await page.page.goto(site.address);
  });
  after(async () => {
    await page.close();
    await site.close();
  });

  const refuted = (sentence: string, message: RegExp) =>
    assert.rejects(page.executeSentence(sentence, FAILING), { message });

  it('before the first action are those of the starting page', async () => {
    await page.executeSentence('The GET request to "/" returns 200');
  });

  it('are named by part of their path, by path and query, or by their whole address', async () => {
    await page.executeSentence('Click "Order"');
    await page.executeSentence('The POST request to "/api/orders" returns 201');
    await page.executeSentence('The request to "orders?notify=1" returns 201');
    await page.executeSentence(`The request to "${site.address}/api/orders" returns 201`);
    await refuted(
      'The request to "/api/orders" returns 200',
      /^The POST request to \/api\/orders\?notify=1 returned 201; expected 200\.$/,
    );
    await refuted(
      'The GET request to "/api/orders" returns 201',
      /^The page sent no GET request to "\/api\/orders" since the last action\. It sent: POST \/api\/orders\?notify=1 \(201\)\.$/,
    );
    await refuted(
      'The request to "https://other.example/api/orders" returns 201',
      /^The page sent no request/,
    );
  });

  it('of earlier actions do not count', async () => {
    await page.executeSentence('Click "Look"');
    await page.executeSentence('The request to "/api/orders" returns 404');
    await page.executeSentence('The request to "/api/cart" returns 200');
    await refuted(
      'The POST request to "/api/orders" returns 201',
      /It sent: GET \/api\/orders\/7 \(404\), GET \/api\/cart \(200\)\.$/,
    );
  });

  it('that are redirected have an answer each', async () => {
    await page.executeSentence('Click "Old address"');
    await page.executeSentence('The request to "/old" returns 302');
    await page.executeSentence('The request to "/new" returns 200');
  });

  it('that are repeated count by the last one', async () => {
    await page.executeSentence('Click "Twice"');
    await page.executeSentence('The request to "/api/flaky" returns 200');
    await refuted('The request to "/api/flaky" returns 503', /returned 200; expected 503/);
  });

  it('without an answer are named as such', async () => {
    await page.executeSentence('Click "Break"');
    await refuted(
      'The request to "/api/broken" returns 200',
      /^The GET request to \/api\/broken failed \(net::ERR_EMPTY_RESPONSE\); expected 200\.$/,
    );
    await page.executeSentence('Click "Hang"', { ...GENEROUS, idleAfterAction: 0 });
    await eventually(() =>
      refuted(
        'The request to "/api/never" returns 200',
        /^The GET request to \/api\/never has not been answered; expected 200\.$/,
      ).then(() => true),
    );
  });

  it('are named without secrets, and may be asked for with them', async () => {
    await page.executeSentence('Click "Sign in"');
    await refuted('The request to "/api/login" returns 200', /\/api\/login\?token=•••• returned 403/);
    const message = /^The page sent no request to "\/other"/;
    await refuted('The request to "/other" returns 200', message);
  });
});
