import { fullStepName } from 'shared/format';
import type { Mail } from '../../platform/mail/mailer.ts';
import { countFailed, type FailedTest, type FailureReport } from './failure-report.ts';
import { html, type Html } from './html.ts';
import { mailPage } from './mail-page.ts';
import type { Pages } from '../../platform/pages.ts';
import { headline, howFlaky, howSlow, shorten, spell, spellMoment, tally, whyMailed } from './words.ts';

type MailContent = Pick<Mail, 'subject' | 'text' | 'html'>;

/** The same content as plain text and as HTML. `isChosen`: by the person who gets it, not by the company. */
export function failureMail(report: FailureReport, pages: Pages, isChosen: boolean): MailContent {
  const title = headline(report);
  const facts = listFacts(report);
  const tests = report.failures.map((test) => ({ ...describe(test), address: pages.testRun(test.id) }));
  const flaky = report.flaky.map((test) => ({
    ...{ name: `${shorten(test.name, 200)} (newly flaky)`, lines: [howFlaky(test)] },
    address: pages.testRun(test.id),
  }));
  const rest = countFailed(report) - tests.length;
  const more = rest > 0 ? `And ${rest} more, which the run shows.` : undefined;
  const run = pages.groupRun(report.groupRunId);
  const why = whyMailed(report.company, isChosen);
  return {
    subject: `[Steplight] ${title}`,
    text: [
      `${title}.`,
      facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
      `Look at the run: ${run}`,
      ...tests.map(testText),
      ...(more ? [more] : []),
      ...flaky.map(testText),
      `-- \n${why}\nChange that in the settings: ${pages.settings()}`,
    ].join('\n\n'),
    html: mailPage(
      title,
      html`<ul>
          ${facts.map(([name, value]) => html`<li>${name}: ${value}</li>`)}
        </ul>
        <p><a href="${run}">Look at the run</a></p>
        ${tests.map(testSection)} ${more ? html`<p>${more}</p>` : ''} ${flaky.map(testSection)}
        <hr />
        <p>
          <small>${why} <a href="${pages.settings()}">Change that in the settings</a>.</small>
        </p>`,
    ),
  };
}

function listFacts(report: FailureReport): [name: string, value: string][] {
  return [
    ...(report.suite === undefined ? [] : [['Suite', shorten(report.suite, 150)] as [string, string]]),
    ['Result', tally(report)],
    ['Started', spellMoment(report.startedAt)],
    ['Duration', spell(report.duration)],
    ...(report.slowdown ? [['Time in tests', howSlow(report.slowdown)] as [string, string]] : []),
  ];
}

function describe({ name, status, step, reason }: FailedTest): { name: string; lines: string[] } {
  return {
    name: `${shorten(name, 200)} (${status === 'error' ? 'broke' : 'failed'})`,
    lines: [
      ...(step ? [`${shorten(fullStepName(step.place), 200)}: ${shorten(step.task, 300)}`] : []),
      ...(reason ? [shorten(reason, 600)] : []),
    ],
  };
}

interface TestText {
  name: string;
  lines: string[];
  address: string;
}

const testText = ({ name, lines, address }: TestText) => [name, ...lines, address].join('\n  ');

function testSection(test: TestText): Html {
  return html`<h2><a href="${test.address}">${test.name}</a></h2>
    ${test.lines.map((line) => html`<p>${line}</p>`)}`;
}
