/** The pages of the dashboard that the server leads to. `web`: the dashboard's address, without a trailing slash. */
export const pagesOf = (web: string) => ({
  groupRun: (id: number) => `${web}/dashboard/grouprun/${id}`,
  testRun: (id: number) => `${web}/dashboard/testrun/${id}`,
  settings: () => `${web}/dashboard/settings`,
  passwordReset: (token: string) => `${web}/password-reset/${token}`,
});

export type Pages = ReturnType<typeof pagesOf>;
