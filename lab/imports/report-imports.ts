/**
 * `pnpm --filter lab imports [folder or file …]`: what files of other tools become as an import, by format. Without arguments the
 * samples of the tests; docs/benchmarks.md names the repositories whose files were measured. Options: `--reasons` lists why commands
 * became no steps, and which files could not be read.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { markdownTable, percentage, print } from '../report.ts';
import { measureImports, type FormatFigures } from './measure-imports.ts';

const SAMPLES = fileURLToPath(new URL('../../server/src/modules/imports/testing/samples/', import.meta.url));

const { values: options, positionals } = parseArgs({
  options: { reasons: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const figures = await measureImports(positionals.length > 0 ? positionals : [SAMPLES]);
print(table(figures.filter(({ files }) => files > 0)));
if (options.reasons)
  for (const { format, rejected, problems } of figures) {
    print(`\n${format}`);
    const byCount = [...rejected].sort(([, a], [, b]) => b - a);
    for (const [why, times] of byCount) print(`- ${times} × ${why}`);
    for (const problem of problems) print(`- ${problem}`);
  }

/** Shares are those of all steps, and of the steps whose element has a name that a person sees. */
function table(all: FormatFigures[]): string {
  return markdownTable(
    'format,files,tests,understood,unclear: no name,unclear: other,rejected,understood of steps,of steps with names'.split(
      ',',
    ),
    all.map(({ format, files, tests, clear, nameless, unclear, rejected }) => {
      const refused = [...rejected.values()].reduce((sum, times) => sum + times, 0);
      const shares = [percentage(clear, clear + nameless + unclear), percentage(clear, clear + unclear)];
      return [format, files, tests, clear, nameless, unclear, refused, ...shares];
    }),
  );
}
