/** @jest-environment node */
import { ATTACHMENT_EXTENSIONS, ATTACHMENT_MAX_BYTES } from 'shared/constants';
import { reasonNotToAttach } from './attachable.ts';

test.each(ATTACHMENT_EXTENSIONS)('a file with the ending %s can be attached', (extension) => {
  expect(
    reasonNotToAttach({ name: `a.b${extension.toUpperCase()}`, size: ATTACHMENT_MAX_BYTES }),
  ).toBeUndefined();
});

test.each([
  ['run.exe', 5, 'This kind of file cannot be attached.'],
  ['csv', 5, 'This kind of file cannot be attached.'],
  ['a.csv', ATTACHMENT_MAX_BYTES + 1, 'The file is larger than 25 MB.'],
  ['a.csv', 0, 'The file is empty.'],
])('%s of %d bytes cannot: %s', (name, size, reason) => {
  expect(reasonNotToAttach({ name, size })).toContain(reason);
});
