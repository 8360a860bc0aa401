/** The issue trackers that verdicts can create issues in. */
export const TRACKER_KINDS = ['github', 'jira', 'linear'] as const;
export type TrackerKind = (typeof TRACKER_KINDS)[number];

/** Where the API of a tracker is, unless the company has a site of its own; Jira has no other. */
export const TRACKER_SITES = {
  github: 'https://api.github.com',
  jira: '',
  linear: 'https://api.linear.app',
} satisfies Record<TrackerKind, string>;

export const ISSUE_TITLE_MAX_LENGTH = 200;
export const ISSUE_TEXT_MAX_LENGTH = 10_000;
