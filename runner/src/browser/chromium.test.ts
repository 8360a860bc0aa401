import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { findChromium } from './chromium.ts';

describe('findChromium', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'steplight-chromium-'));
  });

  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  it('finds a browser of this machine that prints its version', async () => {
    const path = await findChromium({ PATH: process.env['PATH'] });
    assert.ok(path, 'a browser is needed to run these tests');
    assert.match(execFileSync(path, ['--version']).toString(), /Chromium|Chrome|Edge/);
  });

  it('takes the one that CHROME_PATH names', async () => {
    const path = await program('my-browser', 'echo Chromium 1');
    assert.equal(await findChromium({ CHROME_PATH: path }), path);
  });

  it('says so when CHROME_PATH names nothing', async () => {
    await assert.rejects(
      findChromium({ CHROME_PATH: join(folder, 'missing') }),
      /CHROME_PATH names .*missing, which is not a browser/,
    );
  });

  it('skips a stub that only prints installation instructions', async () => {
    const stub = await program('chromium', 'echo "Please install the chromium snap"; exit 1');
    assert.notEqual(await findChromium({ PATH: folder }), stub);
  });

  async function program(name: string, body: string): Promise<string> {
    const path = join(folder, name);
    await writeFile(path, `#!/bin/sh\n${body}\n`);
    await chmod(path, 0o755);
    return path;
  }
});
