/** Maps values with at most so many calls at a time; the answers keep the values' order. */
export async function inParallel<Value, Answer>(
  limit: number,
  values: Value[],
  map: (value: Value) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const queue = values.entries();
  const work = async () => {
    for (const [index, value] of queue) answers[index] = await map(value);
  };
  await Promise.all(Array.from({ length: limit }, work));
  return answers;
}
