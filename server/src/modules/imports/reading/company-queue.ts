/** Runs work of a company after what it has under way, so that it takes no more than one place among all. */
export function createCompanyQueue(): <Result>(
  companyId: number,
  work: () => Promise<Result>,
) => Promise<Result> {
  const last = new Map<number, Promise<unknown>>();
  return async (companyId, work) => {
    const previous = last.get(companyId);
    const mine = (previous ?? Promise.resolve()).catch(() => undefined).then(work);
    last.set(companyId, mine);
    try {
      return await mine;
    } finally {
      if (last.get(companyId) === mine) last.delete(companyId);
    }
  };
}
