import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { printCommand, readStep } from 'shared/step-language';
import { startAnsweringModel, type StandInReply } from 'stand-ins/models/answering-model.ts';
import { loadPairs, sampleOf } from './load-pairs.ts';

const LIMIT = 10;

it('judges the answers of a model to the texts of the corpus, in figures and in a report', async () => {
  const pairs = sampleOf(
    (await loadPairs()).filter(({ heldOut }) => !heldOut),
    LIMIT,
  );
  const answers: StandInReply[] = [
    { value: { steps: [], left_out: [], question: 'Which one?' } },
    { value: { steps: [], left_out: [], question: '' } },
    { text: 'Sorry.' },
    {
      value: {
        steps: [
          { type: 'act', action: 'Reload the page', from: [1] },
          { type: 'assert', action: 'An error is shown', from: [] },
        ],
        left_out: [],
        question: '',
      },
    },
  ];
  const standIn = await startAnsweringModel({
    lacks: { schema: 400 },
    answer({ prompt }) {
      const index = pairs.findIndex(({ text }) => prompt.includes(`[1] ${text.replace(/\.$/u, '')}`));
      return answers[index] ?? { value: { steps: stepsOf(pairs[index]), left_out: [], question: '' } };
    },
  });
  after(() => standIn.close());
  const folder = await mkdtemp(join(tmpdir(), 'translate-'));
  after(() => rm(folder, { recursive: true }));
  const report = join(folder, 'report.md');
  const { stdout, code } = await run(
    ['--section=seen', `--limit=${LIMIT}`, `--report=${report}`],
    standIn.baseUrl,
  );
  assert.match(stdout, /^small \(answers by tool\): 10 of \d+ pairs in \d+ seconds/u, stdout);
  // Right, question, nothing, wrong, failed. An answer that is right or wrong is nothing where its sentence would lose the "without" of a text.
  const [, right = '', nothing = '', wrong = ''] =
    /\| \*\*seen\*\* \| 10 \| (\d) \| 1 \| (\d) \| (\d) \| 1 \| \d0\.0 % \|/u.exec(stdout) ?? [];
  assert.equal(Number(right) + Number(nothing) + Number(wrong), LIMIT - 2, stdout);
  assert.ok(Number(right) > 0 && Number(nothing) > 0, stdout);
  assert.match(stdout, /Tokens: 900 in, 90 out \(90 and 9 per pair\), \$0\.0018\./u, stdout);
  assert.equal(code, 1);
  const lines = (await readFile(report, 'utf8')).split('\n').filter((line) => line.startsWith('- '));
  assert.equal(lines.length, LIMIT - Number(right));
  assert.ok(lines[0]?.endsWith('→ asked: Which one?'));
});

it('says what is missing where no model is configured', async () => {
  assert.equal((await run([])).code, 2);
});

function stepsOf(pair: Awaited<ReturnType<typeof loadPairs>>[number] | undefined) {
  return (pair?.meant ?? []).map((command) => {
    const action = printCommand(command);
    return { type: readStep(action).type, action, from: [1] };
  });
}

function run(args: string[], baseUrl?: string): Promise<{ stdout: string; code: number }> {
  const model = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'small',
    AI_BASE_URL: baseUrl,
    AI_PRICE_INPUT: '1',
    AI_PRICE_OUTPUT: '10',
  };
  const { AI_PROVIDER: _, ...rest } = process.env;
  const env = { ...rest, ...(baseUrl && model) };
  return new Promise((resolve) => {
    const script = join(import.meta.dirname, 'report-translations.ts');
    execFile(process.execPath, [script, ...args], { env }, (error, stdout) => {
      resolve({ stdout, code: typeof error?.code === 'number' ? error.code : 0 });
    });
  });
}
