import { serveSite } from './serve-site.ts';

const page = (offer: string) => `<!doctype html>
<title>Lamp</title>
<h1>Lamp</h1>
${offer}`;

const ON_SALE = page(`<button type="button" onclick="this.replaceWith('Bought')">Buy</button>`);
const SOLD_OUT = page('<p>Sold out</p>');

/** A page that sells a lamp until it is sold out: a test of it passes, and later fails without having been changed. */
export async function startLampPage() {
  let isSoldOut = false;
  const site = await serveSite((_request, response) => response.end(isSoldOut ? SOLD_OUT : ON_SALE));
  return {
    ...site,
    sellOut() {
      isSoldOut = true;
    },
  };
}
