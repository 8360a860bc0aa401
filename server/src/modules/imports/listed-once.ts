import type { Rejected, ReadTest } from './imported.ts';

/** What steps cannot do is listed once for a file, with the first test that has it, however often the file says it. */
export function listOnce(tests: ReadTest[]): ReadTest[] {
  const found = Map.groupBy(
    tests.flatMap(({ rejected }, test) => rejected.map((one) => ({ one, test }))),
    ({ one }) => keyOf(one),
  );
  const listed = new Set<string>();
  return tests.map((test) => ({
    ...test,
    rejected: test.rejected.flatMap((one): Rejected[] => {
      const { command, why, ...place } = one;
      if (command === undefined) return [{ ...place, why }];
      const key = keyOf(one);
      if (listed.has(key)) return [];
      listed.add(key);
      const all = found.get(key) ?? [];
      const inTests = new Set(all.map(({ test: index }) => index)).size;
      return [{ ...place, why: `Not supported: ${command}${times(all.length, inTests)}. ${why}` }];
    }),
  }));
}

const keyOf = ({ command, why }: Rejected) => JSON.stringify([command, why]);

function times(count: number, tests: number): string {
  if (count < 2) return '';
  return tests < 2 ? `, ${count} times` : `, ${count} times in ${tests} tests`;
}
