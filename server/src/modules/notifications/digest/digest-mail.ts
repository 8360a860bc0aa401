import type { RunStatus } from 'shared/constants';
import { zonedDateTime } from 'shared/format';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { Pages } from '../../../platform/pages.ts';
import { factMail, linkPart, type Fact, type MailPart, type MailReader } from '../fact-mail.ts';
import { html } from '../../../platform/html.ts';
import { shorten } from '../words.ts';

/** A test, in one row and environment, that has run in the period. */
export interface DigestTest {
  /** Its last test run. */
  id: number;
  name: string;
  environment: string | null;
  status: RunStatus;
  /** The last result before the period; null: there was none. */
  previous: RunStatus | null;
  /** It has passed on a retry. */
  isFlaky: boolean;
  /** Of its test runs in the period. */
  passed: number;
  total: number;
}

/** What has happened in a period. */
export interface Digest {
  company: string;
  from: Date;
  until: Date;
  timeZone: string;
  /** Group runs. */
  runs: { passed: number; total: number };
  tests: DigestTest[];
  missed: { suite: string; reason: string }[];
}

/** How many a list names. */
const MAX_LISTED = 10;

interface List {
  title: string;
  items: { text: string; address: string }[];
}

export function digestMail(
  digest: Digest,
  pages: Pages,
  reader: MailReader,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const lists = listsOf(digest, pages).filter(({ items }) => items.length > 0);
  return factMail(
    {
      title: headline(digest),
      facts: listFacts(digest),
      parts: [...lists.map(listPart), linkPart('Look at the overview', pages.overview())],
      company: digest.company,
    },
    pages,
    reader,
  );
}

/** `Example Inc.: 92% of 120 test runs passed, 3 tests fail` */
function headline(digest: Digest): string {
  const { passed, total } = countTestRuns(digest);
  const failing = digest.tests.filter(isFailing).length;
  const rate =
    total === 0 ? 'no test has run' : `${Math.floor((passed / total) * 100)}% of ${total} test runs passed`;
  const fail = failing === 0 ? 'no test fails' : failing === 1 ? '1 test fails' : `${failing} tests fail`;
  return `${shorten(digest.company, 100)}: ${total === 0 ? rate : `${rate}, ${fail}`}`;
}

function listFacts(digest: Digest): Fact[] {
  const { from, until, timeZone, runs } = digest;
  return [
    ['Period', `${zonedDateTime(from, timeZone)} to ${zonedDateTime(until, timeZone)}`],
    ['Group runs', `${runs.passed} of ${runs.total} passed`],
  ];
}

function listsOf({ tests, missed }: Digest, pages: Pages): List[] {
  const list = (title: string, isListed: (test: DigestTest) => boolean): List => ({
    title,
    items: tests.filter(isListed).map((test) => ({ text: describe(test), address: pages.testRun(test.id) })),
  });
  return [
    list('New failures', (test) => isFailing(test) && isNew(test)),
    list('Still failing', (test) => isFailing(test) && !isNew(test)),
    list('Repaired', (test) => !isFailing(test) && test.previous !== null && test.previous !== 'passed'),
    list('Flaky', ({ isFlaky }) => isFlaky),
    {
      title: 'Schedules that did not start',
      items: missed.map(({ suite, reason }) => ({
        text: `${shorten(suite, 150)}: ${shorten(reason, 300)}`,
        address: pages.suites(),
      })),
    },
  ];
}

const isFailing = ({ status }: DigestTest): boolean => status !== 'passed';

const isNew = ({ previous }: DigestTest): boolean => previous === null || previous === 'passed';

function describe({ name, environment, passed, total }: DigestTest): string {
  const where = environment === null ? '' : ` in ${shorten(environment, 40)}`;
  return `${shorten(name, 200)}${where} (${passed} of ${total} passed)`;
}

const countTestRuns = ({ tests }: Digest) => ({
  passed: tests.reduce((sum, { passed }) => sum + passed, 0),
  total: tests.reduce((sum, { total }) => sum + total, 0),
});

function listPart({ title, items }: List): MailPart {
  const heading = `${title} (${items.length})`;
  const listed = items.slice(0, MAX_LISTED);
  const rest = items.length > MAX_LISTED ? [`And ${items.length - MAX_LISTED} more.`] : [];
  return {
    text: [heading, ...listed.flatMap(({ text, address }) => [text, address]), ...rest].join('\n  '),
    html: html`<h2>${heading}</h2>
      <ul>
        ${listed.map(({ text, address }) => html`<li><a href="${address}">${text}</a></li>`)}
        ${rest.map((line) => html`<li>${line}</li>`)}
      </ul>`,
  };
}
