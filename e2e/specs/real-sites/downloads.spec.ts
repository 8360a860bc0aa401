import { callApi } from '../../flows/call-api.ts';
import { runSentences } from '../../flows/run-sentences.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { TestRunPage } from '../../pages/test-run-page.ts';
import { shopAddress } from '../../support/addresses.ts';

describe('a test of a site with downloads', () => {
  it('reads the invoice and the list of orders, waits for the answer to a request, and offers the files', async () => {
    await openSignedIn();
    const run = await runSentences(
      `Invoice ${Date.now()}`,
      `${shopAddress}/sign-in?next=/products/edison-bulb`,
      [
        'Type "ada@example.com" into "Email"',
        'Type "lightbulb" into "Password" and press Enter',
        'Click "Add to cart"',
        'Go to "/checkout"',
        'Type "Ada Lampwright" into "Full name"',
        'Type "Lamp Street 1" into "Street"',
        'Type "12345" into "Postcode"',
        'Type "Berlin" into "City"',
        'Select "Germany" in "Country"',
        'Tick "I accept the terms of sale"',
        'Click the "Place order" button',
        'Click "Download invoice"',
        'Wait until a file named "invoice.pdf" was downloaded',
        'The downloaded file contains "Invoice for order L-1001"',
        'The downloaded file does not contain "L-1002"',
        'Click "Order again"',
        'The POST request to "/api/orders" returns 201',
        'Go to "/account"',
        'Click "Download orders"',
        'Wait until the downloaded file "orders.csv" contains "Edison Bulb"',
      ],
    );
    expect(run.results.filter((step) => !step.is_successful).map(({ result }) => result)).toEqual([]);

    await TestRunPage.open(run.id, '?media=files');
    await $('aria/Download invoice.pdf').waitForDisplayed();
    await expect($('ul[aria-label="Files"]')).toHaveText(expect.stringContaining('orders.csv'));
    const { files } = await callApi('GET /test_run/:id/files', { params: { id: run.id } });
    const reply = await fetch(files[0]?.url ?? '');
    expect(reply.headers.get('content-disposition')).toContain('filename="invoice.pdf"');
    expect(await reply.text()).toContain('Total: ');
  });
});
