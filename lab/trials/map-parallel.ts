/** Maps values with at most `limit` calls at a time; the results keep the order of the values. */
export async function mapParallel<Value, Result>(
  limit: number,
  values: Value[],
  map: (value: Value) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = values.entries();
  const work = async () => {
    for (const [index, value] of queue) results[index] = await map(value);
  };
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}
