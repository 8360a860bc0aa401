import { distributionOf, markdownTable, percentage } from '../report.ts';
import { VERDICTS, type JudgedPair } from './translate-pair.ts';

/** Verdicts by file, with lines for all seen and all held-out pairs, then tokens, cost and time, as Markdown. */
export function translationTable(judged: JudgedPair[]): string {
  const files = Map.groupBy(judged, ({ pair }) => pair.file);
  const sections = [false, true].map((heldOut) => judged.filter(({ pair }) => pair.heldOut === heldOut));
  const table = markdownTable(
    ['', 'pairs', ...VERDICTS, 'right'],
    [
      ...[...files].map(([file, own]) => line(file, own)),
      ...sections.flatMap((own, index) =>
        own.length > 0 ? [line(index === 0 ? '**seen**' : '**held out**', own)] : [],
      ),
    ],
  );
  return `${table}\n\n${usage(judged)}`;
}

function line(name: string, judged: JudgedPair[]): (string | number)[] {
  const counts = VERDICTS.map((verdict) => judged.filter((one) => one.verdict === verdict).length);
  return [name, judged.length, ...counts, percentage(counts[0] ?? 0, judged.length)];
}

function usage(judged: JudgedPair[]): string {
  const sum = (valueOf: (one: JudgedPair) => number) =>
    judged.reduce((total, one) => total + valueOf(one), 0);
  const count = Math.max(judged.length, 1);
  const [input, output] = [sum((one) => one.inputTokens), sum((one) => one.outputTokens)];
  const { median, p95 } = distributionOf(judged.map(({ seconds }) => seconds));
  const cost = judged.some((one) => one.cost !== null)
    ? `$${sum((one) => one.cost ?? 0).toFixed(4)}`
    : 'unknown cost';
  return [
    `Tokens: ${input} in, ${output} out (${Math.round(input / count)} and ${Math.round(output / count)} per pair), ${cost}.`,
    `Seconds per pair: median ${median.toFixed(2)}, 95th percentile ${p95.toFixed(2)}.`,
  ].join('\n');
}
