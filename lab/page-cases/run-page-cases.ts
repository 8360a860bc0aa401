/**
 * `pnpm lab:page-cases`: scripts on small pages, each with the outcome that a person sees. Options: `--folder=<pages with a cases.yaml>`, `--page=<name>,…`.
 * Exits with 1 if a script passes that must fail.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listen } from 'test-support';
import { parse } from 'yaml';
import { z } from 'zod';
import { DEFAULT_TIMING } from '../../runner/src/timing.ts';
import { runSteps, startTestRunner } from '../../runner/src/testing/test-runner.ts';

const { values: options } = parseArgs({
  options: {
    folder: { type: 'string', default: join(import.meta.dirname, 'pages') },
    page: { type: 'string' },
  },
});
const folder = resolve(process.env['INIT_CWD'] ?? '.', options.folder);

const Cases = z.array(
  z.object({
    page: z.string(),
    /** `passes`, `fails`, or `fails at step 2`. */
    expect: z.string().regex(/^(passes|fails|fails at step \d+)$/),
    /** Each begins with `act: ` or `assert: `. */
    steps: z.array(z.string()),
  }),
);
type Case = z.infer<typeof Cases>[number];

const site = await listen((request, response) => {
  const name = new URL(request.url ?? '/', 'http://site').pathname.slice(1);
  readFile(join(folder, `${name.replace(/\.html$/, '')}.html`)).then(
    (html) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
    () => response.writeHead(404).end(),
  );
});
const runner = await startTestRunner({ stepTimeoutSeconds: 60 });

/** What the script came to, in the words of `expect`, and the results of its steps. */
async function execute({ page, steps }: Case) {
  const sentences = steps.map((step) => step.replace(/^(act|assert): /, ''));
  const report = await runSteps(
    runner.runner,
    `${site.address.replace('127.0.0.1', 'localhost')}/${page}`,
    sentences,
    { timing: DEFAULT_TIMING },
  );
  const failed = report.steps.findIndex(({ isSuccessful }) => !isSuccessful);
  if (failed < 0 && report.steps.length < steps.length)
    throw new Error(`${page}: ${report.outcome.error ?? 'Not every step was tried.'}`);
  return {
    outcome: failed < 0 ? 'passes' : `fails at step ${failed + 1}`,
    results: report.steps.map(({ result }) => result),
  };
}

const cases = Cases.parse(parse(await readFile(join(folder, 'cases.yaml'), 'utf8')));
const chosen = cases
  .map((one, index) => ({ ...one, number: index + 1 }))
  .filter(({ page }) => options.page?.split(',').includes(page) ?? true);
const count = { right: 0, falsePasses: 0, falseFailures: 0, otherStep: 0 };

async function tryCase(one: Case & { number: number }) {
  const { outcome, results } = await execute(one);
  if (outcome.startsWith(one.expect)) {
    count.right += 1;
    return;
  }
  if (outcome === 'passes') count.falsePasses += 1;
  else if (one.expect === 'passes') count.falseFailures += 1;
  else count.otherStep += 1;
  process.stdout.write(
    `${one.number} ${one.page}: ${one.expect} expected, ${outcome}\n${one.steps.map((step, index) => `    ${step}\n      ${results[index] ?? 'not tried'}\n`).join('')}`,
  );
}

const waiting = chosen.values();
await Promise.all(
  [1, 2].map(async () => {
    for (const one of waiting) await tryCase(one);
  }),
);
await runner.close();
await site.close();

process.stdout.write(
  `${chosen.length} scripts: ${count.right} right, ${count.falsePasses} false passes, ${count.falseFailures} false failures, ${count.otherStep} failed at another step\n`,
);
process.exitCode = count.falsePasses > 0 ? 1 : 0;
