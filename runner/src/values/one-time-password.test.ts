import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createOneTimeCodes } from './one-time-codes.ts';
import { codeOf, readOneTimePassword } from './one-time-password.ts';
import { createValues } from './values.ts';

/** RFC 6238, appendix B: the key of each algorithm is these digits, as long as its digest. */
const KEYS = {
  sha1: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  sha256: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZA====',
  sha512:
    'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNA=',
};
const VECTORS: [seconds: number, sha1: string, sha256: string, sha512: string][] = [
  [59, '94287082', '46119246', '90693936'],
  [1_111_111_109, '07081804', '68084774', '25091201'],
  [1_111_111_111, '14050471', '67062674', '99943326'],
  [1_234_567_890, '89005924', '91819424', '93441116'],
  [2_000_000_000, '69279037', '90698825', '38618901'],
  [20_000_000_000, '65353130', '77737706', '47863826'],
];

const address = (secret: string, rest: string) =>
  `otpauth://totp/Shop:ada?secret=${secret}&issuer=Shop${rest}`;

function secretOf(text: string) {
  const secret = readOneTimePassword(text);
  assert.ok(secret, `${text} is a secret`);
  return secret;
}

describe('a one-time password', () => {
  it('is that of the vectors of RFC 6238', () => {
    for (const [seconds, ...codes] of VECTORS)
      for (const [index, algorithm] of (['sha1', 'sha256', 'sha512'] as const).entries()) {
        const secret = secretOf(address(KEYS[algorithm], `&digits=8&algorithm=${algorithm.toUpperCase()}`));
        assert.equal(codeOf(secret, Math.floor(seconds / 30)), codes[index], `${algorithm} at ${seconds}`);
      }
  });

  it('is made from secrets as sites show them', () => {
    const plain = codeOf(secretOf('JBSWY3DPEHPK3PXP'), 1);
    for (const text of ['jbsw y3dp ehpk 3pxp', ' JBSW-Y3DP-EHPK-3PXP== ', address('JBSWY3DPEHPK3PXP', '')])
      assert.equal(codeOf(secretOf(text), 1), plain, text);
    assert.equal(plain.length, 6);
    assert.equal(secretOf(address('JBSWY3DPEHPK3PXP', '&period=60')).period, 60);
  });

  it('is made of nothing else', () => {
    const refused = ['', 'ABC', 'JBSWY3DPEHPK3PX1', 'password!', 'otpauth://hotp/x?secret=JBSWY3DPEHPK3PXP'];
    for (const text of [...refused, address('JBSWY3DPEHPK3PXP', '&digits=4'), address('', '')])
      assert.equal(readOneTimePassword(text), undefined, text);
  });
});

describe('the one-time passwords of a run', () => {
  const KEY = 'JBSWY3DPEHPK3PXP';
  const at = (seconds: number) => codeOf(secretOf(KEY), Math.floor(seconds / 30));
  const never = new AbortController().signal;

  /** Issues some in a row, by a clock that moves on only while something waits. */
  async function issueAt(seconds: number, times: number) {
    const waits: number[] = [];
    let now = seconds * 1000;
    const sleep = (milliseconds: number) => Promise.resolve((now += milliseconds));
    const codes = createOneTimeCodes(new Map([['otp', KEY]]), { now: () => now, sleep });
    const issued: string[] = [];
    for (let time = 0; time < times; time += 1)
      issued.push(await codes.issue('otp', never, (wait) => waits.push(wait)));
    return { issued, waits };
  }

  it('are those of the moment', async () => {
    assert.deepEqual(await issueAt(900, 1), { issued: [at(900)], waits: [] });
  });

  it('are used once', async () => {
    const { issued, waits } = await issueAt(910, 2);
    assert.deepEqual(issued, [at(910), at(930)]);
    assert.deepEqual(waits, [20]);
  });

  it('are not used when they are about to expire', async () => {
    assert.deepEqual(await issueAt(928, 1), { issued: [at(930)], waits: [2] });
  });

  it('are not waited for when the run ends', async () => {
    const codes = createOneTimeCodes(new Map([['otp', KEY]]));
    await codes.issue('otp', never, () => undefined);
    const reason = new Error('cancelled');
    await assert.rejects(codes.issue('otp', AbortSignal.abort(reason), () => undefined));
  });

  it('stay as they were for a look at the page, and are masked with their secret', async () => {
    const values = createValues([{ name: 'otp', value: KEY, isSecret: true, kind: 'one-time-password' }]);
    const options = { signal: never, onWait: () => undefined };
    await values.issueCodes('Type {{otp}}', { isReadOnly: false, ...options });
    const code = values.expand('{{otp}}');
    assert.match(code, /^\d{6}$/);
    await values.issueCodes('shows {{otp}}', { isReadOnly: true, ...options });
    assert.equal(values.expand('{{otp}}'), code);
    assert.equal(values.expandOpen('{{otp}}'), '{{otp}}');
    assert.equal(values.mask(`${code} of ${KEY}`), '•••• of ••••');
  });
});
