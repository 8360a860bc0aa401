import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPresigner } from './presign.ts';

test("the example of Amazon's documentation comes out as it stands there", () => {
  const presign = createPresigner('https://examplebucket.s3.amazonaws.com', {
    region: 'us-east-1',
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  });
  const now = Date.UTC(2013, 4, 24);
  assert.equal(
    presign({ method: 'GET', key: 'test.txt', expiresSeconds: 86_400, now }),
    'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256' +
      '&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z' +
      '&X-Amz-Expires=86400&X-Amz-SignedHeaders=host' +
      '&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
});
