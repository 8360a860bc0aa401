import type { GeneratorValue } from 'fast-check';
import { pick } from './sample-schema.ts';

/** A text in JSON that nests so many lists. */
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Values that no field may fail on with an internal error. */
const VALUES: (() => unknown)[] = [
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => 1.5,
  () => 2 ** 31,
  () => 2 ** 53,
  () => -(2 ** 63),
  () => 1e308,
  () => '',
  () => ' \t\n',
  () => '\0',
  () => 'text\0text',
  () => '\ud800',
  () => 'text\udfff',
  () => '\u202e\ufeff\u200b',
  () => '𝕳'.repeat(500),
  () => 'a'.repeat(100_000),
  () => '1',
  () => '1e9',
  () => 'NaN',
  () => "'; drop table users; --",
  () => '$1 %s {{x}} ${x} \\',
  () => '<script>alert(1)</script>',
  () => '../../../../etc/passwd',
  () => 'javascript:alert(1)',
  () => 'http://[::1',
  () => 'http://\0/',
  () => 'a@b\r\nBcc: c@example.com',
  () => '9999-99-99T99:99:99Z',
  () => '00000000-0000-0000-0000-000000000000',
  () => [],
  () => [null],
  () => [[[]]],
  () => Array.from({ length: 5000 }, (_, index) => index),
  () => ({}),
  () => ({ length: 1, toString: 'x', constructor: { prototype: 1 } }),
  () => ({ $gt: '' }),
  () => JSON.parse(nested(200)) as unknown,
];

export const hostileValue = (gen: GeneratorValue): unknown => pick(gen, VALUES)();

/** Segments of a URL, already encoded. */
const SEGMENTS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x1',
  '01',
  '+1',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999999',
  '1'.repeat(90),
  '1'.repeat(5000),
  'NaN',
  'null',
  'undefined',
  '%00',
  '1%00',
  '%ED%A0%80',
  '%FF%FE',
  '%',
  '%zz',
  '%u0031',
  '1%2F2',
  '..%2F..%2Fetc',
  '%2e%2e',
  "1'%20or%20'1'='1",
  '1;select',
  '%E2%80%AE1',
  '%F0%9D%9F%99',
  '٣',
  '__proto__',
  'constructor',
  '00000000-0000-0000-0000-000000000000',
  '*',
  '{id}',
  '1?',
  '1#x',
];

export const hostileSegment = (gen: GeneratorValue): string => pick(gen, SEGMENTS);

/** Whole bodies that are no JSON, or JSON that is no request. */
const BODIES: (() => Buffer)[] = [
  () => Buffer.from('{'),
  () => Buffer.from('{"a":1,}'),
  () => Buffer.from("{'a':1}"),
  () => Buffer.from('[]'),
  () => Buffer.from('null'),
  () => Buffer.from('1'),
  () => Buffer.from('"text"'),
  () => Buffer.from('1e999999'),
  () => Buffer.from('{"__proto__":{"isAdmin":true}}'),
  () => Buffer.from('{"constructor":{"prototype":{"isAdmin":true}}}'),
  () => Buffer.from('{"a":1,"a":2}'),
  () => Buffer.from('\ufeff{}'),
  () => Buffer.from('{}\0'),
  () => Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
  () => Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  () => Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
  () => Buffer.from(nested(10_000)),
  () => Buffer.from(`{"a":${nested(50_000)}}`),
  () => Buffer.from('a=1&b=2'),
  () => Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  () => Buffer.alloc(0),
  () => Buffer.alloc(300_000, '['),
];

export const hostileBody = (gen: GeneratorValue): Buffer => pick(gen, BODIES)();

/** More than the API reads; made once, because it is large. */
export const HUGE_BODY = Buffer.alloc(8 * 1024 * 1024 + 1, ' ');

export const HOSTILE_TYPES = [
  'text/plain',
  'text/html; charset=utf-7',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/jsonp',
  'application/octet-stream',
  'json',
  '/',
  ';',
  'a/b'.repeat(500),
];

export const HOSTILE_HEADERS: [name: string, value: string][] = [
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer \u00ff\u00fe'],
  ['authorization', `Bearer ${'a'.repeat(8000)}`],
  ['authorization', "Bearer ' or 1=1 --"],
  ['authorization', 'Basic YTpi'],
  ['authorization', 'Bearer undefined'],
  ['idempotency-key', 'a b'],
  ['idempotency-key', 'a'.repeat(300)],
  ['idempotency-key', '\u00e9'],
  ['x-request-id', '"},{"level":60'],
  ['x-request-id', 'a'.repeat(5000)],
  ['x-forwarded-for', '999.999.999.999, \u00ff'],
  ['x-forwarded-host', 'evil.example'],
  ['if-none-match', '"'.repeat(3000)],
  ['range', 'bytes=99999999999999999999-'],
  ['range', 'bytes=0-0,1-1,2-2,-1'],
  ['accept', '\u00ff'],
  ['accept-encoding', 'gzip;q=NaN'],
  ['origin', 'null'],
  ['expect', '100-continue'],
  ['content-encoding', 'gzip'],
  ['transfer-encoding', 'chunked'],
  ['x-hub-signature-256', 'sha256='],
  ['x-hub-signature-256', `sha256=${'z'.repeat(64)}`],
  ['x-http-method-override', 'DELETE'],
];

export const OTHER_METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE'];
