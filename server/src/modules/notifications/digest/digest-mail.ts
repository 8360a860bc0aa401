import type { RunStatus } from 'shared/constants';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { Pages } from '../../../platform/pages.ts';
import { html } from '../html.ts';
import { mailPage } from '../mail-page.ts';
import { shorten, spellMoment, whyMailed } from '../words.ts';

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

/** The same content as plain text and as HTML. */
export function digestMail(digest: Digest, pages: Pages): Pick<Mail, 'subject' | 'text' | 'html'> {
  const title = headline(digest);
  const facts = listFacts(digest);
  const lists = listsOf(digest, pages).filter(({ items }) => items.length > 0);
  const overview = pages.overview();
  const why = whyMailed(digest.company, true);
  return {
    subject: `[Steplight] ${title}`,
    text: [
      `${title}.`,
      facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
      ...lists.map((list) => listText(list)),
      `Look at the overview: ${overview}`,
      `-- \n${why}\nChange that in the settings: ${pages.settings()}`,
    ].join('\n\n'),
    html: mailPage(
      title,
      html`<ul>
          ${facts.map(([name, value]) => html`<li>${name}: ${value}</li>`)}
        </ul>
        ${lists.map(
          ({ title: heading, items }) =>
            html`<h2>${heading} (${items.length})</h2>
              <ul>
                ${items
                  .slice(0, MAX_LISTED)
                  .map(({ text, address }) => html`<li><a href="${address}">${text}</a></li>`)}
                ${items.length > MAX_LISTED ? html`<li>${restOf(items.length)}</li>` : ''}
              </ul>`,
        )}
        <p><a href="${overview}">Look at the overview</a></p>
        <hr />
        <p>
          <small>${why} <a href="${pages.settings()}">Change that in the settings</a>.</small>
        </p>`,
    ),
  };
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

function listFacts(digest: Digest): [name: string, value: string][] {
  const { from, until, timeZone, runs } = digest;
  return [
    ['Period', `${spellMoment(from, timeZone)} to ${spellMoment(until, timeZone)}`],
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

function listText({ title, items }: List): string {
  return [
    `${title} (${items.length})`,
    ...items.slice(0, MAX_LISTED).flatMap(({ text, address }) => [text, address]),
    ...(items.length > MAX_LISTED ? [restOf(items.length)] : []),
  ].join('\n  ');
}

const restOf = (count: number): string => `And ${count - MAX_LISTED} more.`;
