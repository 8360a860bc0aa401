import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { listen, type Site } from 'test-support';
import { openSentencePage, type SentencePage } from '../testing/sentence-page.ts';
import { FAILING } from '../testing/timings.ts';
import { smallPdf } from '../testing/small-pdf.ts';

/** Long enough for a download on a busy machine. */

const FILES: Record<string, { type: string; content: Buffer; isShown?: boolean }> = {
  'orders.csv': {
    type: 'text/csv',
    content: Buffer.from('\uFEFFname,count,left\nAda,12,7\n"Grace\nHopper",3\nAlan,1,2,late\n'),
  },
  'semicolons.csv': { type: 'text/csv', content: Buffer.from('Straße;Betrag\nHauptstraße;1,50\n') },
  'tabs.tsv': { type: 'text/plain', content: Buffer.from('name\tcity\nAda\tLondon\n') },
  'excel.csv': { type: 'text/csv', content: Buffer.from('M\xfcller;12\n', 'latin1') },
  'invoice.pdf': { type: 'application/pdf', content: smallPdf(['Invoice L-1001', 'Total: $42.00']) },
  'shown.pdf': { type: 'application/pdf', content: smallPdf(['Order confirmed']), isShown: true },
  'scan.pdf': { type: 'application/pdf', content: smallPdf([]) },
  'damaged.pdf': { type: 'application/pdf', content: Buffer.from('%PDF-1.4 and nothing else') },
  'photos.zip': { type: 'application/zip', content: Buffer.from('PK\x03\x04\0\0\0', 'latin1') },
};

describe('downloads', () => {
  let site: Site;
  let page: SentencePage;
  before(async () => {
    site = await listen(({ url = '/' }, response) => {
      const name = url.slice(1);
      const file = FILES[name];
      if (!file) {
        const links = Object.keys(FILES).map(
          (one) => `<a href="/${one}" ${one === 'invoice.pdf' ? 'target=_blank' : ''}>${one}</a><br>`,
        );
        response.writeHead(200, { 'content-type': 'text/html' });
        return response.end(`<h1>Files</h1>${links.join('')}`);
      }
      response.writeHead(200, {
        'content-type': file.type,
        'content-disposition': `${file.isShown ? 'inline' : 'attachment'}; filename="${name}"`,
      });
      return response.end(file.content);
    });
    page = await openSentencePage('', [], { downloads: true, requests: false });
    await page.page.goto(site.address);
  });
  after(async () => {
    await page.close();
    await site.close();
  });

  const refuted = (sentence: string, message: RegExp) =>
    assert.rejects(page.executeSentence(sentence, FAILING), { message });
  async function download(name: string): Promise<void> {
    await page.executeSentence(`Click "${name}"`);
    await page.executeSentence(`A file named "${name}" was downloaded`);
  }

  it('are neither there nor without a text before there is one', async () => {
    await refuted('A file named "orders.csv" was downloaded', /^No file was downloaded\.$/);
    await refuted('The downloaded file does not contain "x"', /^No file was downloaded\.$/);
  });

  it('are found by their whole name', async () => {
    await download('orders.csv');
    await refuted(
      'A file named "invoice.pdf" was downloaded',
      /^No file named "invoice\.pdf" was downloaded\. Downloads: "orders\.csv"\.$/,
    );
    await refuted('The downloaded file "invoice.pdf" does not contain "x"', /^No file named "invoice\.pdf"/);
    await refuted('A file named "orders" was downloaded', /^No file named "orders"/);
  });

  it('of CSV contain their cells, ragged lines and line breaks in cells included', async () => {
    for (const text of ['12', 'Grace Hopper', 'late', 'Ada,12,7'])
      await page.executeSentence(`The downloaded file "orders.csv" contains "${text}"`);
    await refuted(
      'The downloaded file "orders.csv" contains "13"',
      /^The download "orders\.csv" does not contain "13"\. It begins with "name,count,left Ada,12,7/,
    );
    await page.executeSentence('The downloaded file does not contain "cancelled"');
    await refuted('The downloaded file does not contain "GRACE"', /contains "GRACE"/);
  });

  it('may be separated by semicolons and tabs, and written by Excel', async () => {
    await download('semicolons.csv');
    await page.executeSentence('The downloaded file contains "1,50"');
    await download('tabs.tsv');
    await page.executeSentence('The downloaded file contains "London"');
    await download('excel.csv');
    await page.executeSentence('The downloaded file contains "Müller"');
    // The newest one of the name, not the newest of all.
    await page.executeSentence('The downloaded file "tabs.tsv" does not contain "Müller"');
  });

  it('of PDF contain their text, wherever it opens', async () => {
    await download('invoice.pdf');
    await page.executeSentence('The downloaded file contains "Total: $42.00"');
    await page.executeSentence('The downloaded file contains "InvoiceL-1001"');
    await refuted(
      'The downloaded file contains "Total: $42"',
      /does not contain "Total: \$42"\. It begins with/,
    );
    await refuted('The downloaded file does not contain "invoice"', /contains "invoice"/);
  });

  it('without a text that can be read contain and lack nothing', async () => {
    await download('scan.pdf');
    await refuted(
      'The downloaded file does not contain "Total"',
      /"scan\.pdf" has no text in it; it may be a scan/,
    );
    await download('damaged.pdf');
    await refuted(
      'The downloaded file contains "Total"',
      /"damaged\.pdf" could not be read: the PDF is damaged/,
    );
    await download('photos.zip');
    await refuted(
      'The downloaded file does not contain "Total"',
      /"photos\.zip" is an archive or an Office file/,
    );
  });

  it('are also PDFs that the browser shows', async () => {
    await download('shown.pdf');
    await page.executeSentence('The downloaded file "shown.pdf" contains "Order confirmed"');
  });
});
