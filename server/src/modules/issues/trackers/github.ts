import { z } from 'zod';
import { callerOf, type TrackerAccess } from './call-tracker.ts';
import { addressSchema, lineOf, lineSchema, type TrackedIssue, type Tracker } from './tracker.ts';

/** `#12`, `acme/shop#12`, `https://github.com/acme/shop/issues/12`. */
const REFERENCE =
  /^(?:(?:https?:\/\/[^/]+\/)?([\w.-]+\/[\w.-]+)(?:\/issues\/|\/pull\/|#)|#?)(\d+)(?:[/?#].*)?$/;
const NEWEST = 20;

/** https://docs.github.com/en/rest/issues/issues. The project is `owner/name`. */
export function openGithub(access: TrackerAccess): Tracker {
  const { project, token } = access;
  const call = callerOf(access, 'GitHub', `Bearer ${token}`);
  const subject = `the repository ${project}`;
  const path = `/repos/${project}`;

  function keyOf(reference: string): string | undefined {
    const [, repository = project, number] = REFERENCE.exec(reference) ?? [];
    return number && `${repository}#${number}`;
  }

  const issueSchema = z
    .object({
      html_url: addressSchema,
      title: lineSchema,
      state: z.string(),
      body: z.string().nullish(),
    })
    .transform(({ html_url: url, title, state, body }): TrackedIssue => {
      const isOpen = state === 'open';
      const status = isOpen ? 'Open' : 'Closed';
      return { url, key: lineOf(keyOf(url) ?? url), title, status, isOpen, text: body ?? '' };
    });

  return {
    check: async () => (await call(subject, path, z.object({ full_name: lineSchema }))).full_name,
    create: (title, body) => call(subject, `${path}/issues`, issueSchema, { title, body }),
    read: (key) => call(`the issue ${key}`, `/repos/${key.replace('#', '/issues/')}`, issueSchema),
    search: () =>
      call(
        subject,
        `${path}/issues?state=all&sort=created&direction=desc&per_page=${NEWEST}`,
        z.array(issueSchema),
      ),
    keyOf,
  };
}
