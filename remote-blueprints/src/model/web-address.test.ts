/** @jest-environment node */
import { completeAddress } from './web-address.ts';

test.each([
  ['example.com', 'https://example.com'],
  [' www.example.com/cart?x=1#top ', 'https://www.example.com/cart?x=1#top'],
  ['bücher.example', 'https://bücher.example'],
  ['example.com:8443/a', 'https://example.com:8443/a'],
  ['localhost', 'http://localhost'],
  ['localhost:3000/cart', 'http://localhost:3000/cart'],
  ['shop.localhost:4000', 'http://shop.localhost:4000'],
  ['127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['staging:8080', 'http://staging:8080'],
])('%p becomes %p', (text, address) => expect(completeAddress(text)).toBe(address));

test.each([
  'https://example.com',
  'http://localhost:3000',
  'HTTP://EXAMPLE.COM',
  'ftp://example.com',
  'mailto:a@example.com',
  'a@example.com',
  'the shop',
  'shop',
  'shop/cart',
  'example.com:port',
  '/cart',
  '',
])('%p stays as it is', (text) => expect(completeAddress(text)).toBe(text));
