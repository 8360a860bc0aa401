/** The pages that the server leads to. `web`: the dashboard's address, without a trailing slash; `github`: that of GitHub. */
export const pagesOf = (web: string, github = 'https://github.com') => ({
  groupRun: (id: number) => `${web}/dashboard/grouprun/${id}`,
  testRun: (id: number) => `${web}/dashboard/testrun/${id}`,
  module: (id: number) => `${web}/dashboard/updatemodule/${id}`,
  test: (id: number) => `${web}/dashboard/updatetest/${id}`,
  suites: () => `${web}/dashboard/test-suites`,
  overview: () => `${web}/dashboard/runs?tab=overview`,
  settings: () => `${web}/dashboard/settings`,
  singleSignOn: () => `${web}/dashboard/settings#single-sign-on`,
  invitation: (token: string) => `${web}/invitation/${token}`,
  shared: (token: string) => `${web}/s/${token}`,
  /** `fragment` stays in the browser: it reaches no server and no log. */
  login: (next: string | null, fragment: Record<string, string>) =>
    `${web}/login${next === null ? '' : `?${new URLSearchParams({ next })}`}#${new URLSearchParams(fragment)}`,
  confirmEmail: (token: string) => `${web}/confirm-email/${token}`,
  /** `repo`: `owner/name` */
  commit: (repo: string, sha: string) => `${github}/${repo}/commit/${sha}`,
  notificationMails: (token: string) => `${web}/notification-mails/${encodeURIComponent(token)}`,
  passwordReset: (token: string) => `${web}/password-reset/${token}`,
});

export type Pages = ReturnType<typeof pagesOf>;
