import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { createClient } from '../../server/src/platform/storage/s3-storage.ts';
import { missingPrograms, startSwift } from './swift.ts';

const serverFolder = join(import.meta.dirname, '../../server');

/** `try:swift`: the tests of the storage, hostile uploads and all, against OpenStack Swift next to those against disk and stand-in. */
const missing = missingPrograms();
if (missing.length > 0) {
  process.stderr.write(
    `This needs OpenStack Swift: ${missing.join(', ')} are not in /usr/bin.\n` +
      'On Debian, as root: apt-get install --no-install-recommends swift-proxy swift-account swift-container swift-object\n',
  );
  process.exit(2);
}
const swift = await startSwift(5000 + Number(process.env['PORT_OFFSET'] || 0) + 90);
try {
  await createClient(swift.settings).send(new CreateBucketCommand({ Bucket: swift.settings.bucket }));
  const setup = '--test-global-setup=src/testing/global-setup.ts';
  const tests = spawn(process.execPath, ['--test', setup, 'src/platform/storage/storage.test.ts'], {
    cwd: serverFolder,
    env: { ...process.env, TEST_S3: JSON.stringify(swift.settings) },
    stdio: 'inherit',
  });
  const [code] = await once(tests, 'exit');
  process.exitCode = Number(code ?? 1);
} finally {
  await swift.close();
}
