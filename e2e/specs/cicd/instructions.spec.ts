import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { CicdPage } from '../../pages/cicd-page.ts';
import { TestSuitesPage } from '../../pages/test-suites-page.ts';

interface Outcome {
  code: number;
  output: string;
}

describe('the instructions for pipelines', () => {
  const suite = `Pipeline ${Date.now()}`;
  let folder: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'steplight-instructions-'));
    await openSignedIn();
    await TestSuitesPage.open();
    await TestSuitesPage.create(suite);
  });

  after(async () => {
    await TestSuitesPage.open();
    await TestSuitesPage.delete(suite);
    await rm(folder, { recursive: true });
  });

  /** Runs what the page shows as a pipeline would. */
  const runSnippet = (script: string, key: string) =>
    new Promise<Outcome>((resolve) => {
      const env = { PATH: process.env['PATH'], STEPLIGHT_API_KEY: key };
      const child = execFile('sh', ['-c', script], { cwd: folder, env, timeout: 120_000 }, (_, out, error) =>
        resolve({ code: child.exitCode ?? -1, output: out + error }),
      );
    });

  it('lead to a snippet that reaches the chosen suite with the key of the company', async () => {
    await CicdPage.open();
    const key = await CicdPage.readApiKey();
    await expect(CicdPage.apiKeyBox()).not.toHaveText(expect.stringContaining(key));

    await CicdPage.openInstructions();
    await CicdPage.chooseSuite(suite);
    await $('[role="tab"]').click();
    await browser.keys('End');
    await expect(CicdPage.tab('Any shell')).toHaveAttribute('aria-selected', 'true');
    await expect(CicdPage.tab('Any shell')).toBeFocused();

    const script = await CicdPage.snippet().getText();
    const refused = await runSnippet(script, 'wrong');
    expect(refused).toMatchObject({ code: 2, output: expect.stringContaining('The API key was refused') });
    // The suite has no tests: its own sentence proves that this very one was reached.
    const reached = await runSnippet(script, key);
    expect(reached).toMatchObject({ code: 2, output: expect.stringContaining(suite) });

    await browser.refresh();
    await expect(CicdPage.tab('Any shell')).toHaveAttribute('aria-selected', 'true');
    await expect($('[role="combobox"]')).toHaveText(suite);
  });
});
