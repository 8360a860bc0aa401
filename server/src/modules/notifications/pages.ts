/** The pages of the dashboard that messages lead to. `web`: the dashboard's address, without a trailing slash. */
export const pages = (web: string) => ({
  groupRun: (id: number) => `${web}/dashboard/grouprun/${id}`,
  testRun: (id: number) => `${web}/dashboard/testrun/${id}`,
  settings: () => `${web}/dashboard/settings`,
});

export type Pages = ReturnType<typeof pages>;
