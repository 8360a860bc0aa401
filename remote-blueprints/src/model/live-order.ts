/** The order with the ids of other steps: each behind the one that it follows in the list. */
export function mergeOrder(order: readonly string[], list: readonly { id: string }[]): string[] {
  const merged = [...order];
  list.forEach(({ id }, index) => {
    if (merged.includes(id)) return;
    const before = list[index - 1];
    merged.splice(before ? merged.indexOf(before.id) + 1 : 0, 0, id);
  });
  return merged;
}
