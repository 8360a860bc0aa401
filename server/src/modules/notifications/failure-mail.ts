import { fullStepName } from 'shared/format';
import type { Mail } from '../../platform/mail/mailer.ts';
import { countFailed, type FailedTest, type FailureReport } from './failure-report.ts';
import { factMail, linkPart, type Fact, type MailPart } from './fact-mail.ts';
import { html } from '../../platform/html.ts';
import type { Pages } from '../../platform/pages.ts';
import { headline, howFlaky, howSlow, shorten, spell, spellMoment, tally } from './words.ts';

/** `isChosen`: by the person who gets it, not by the company. */
export function failureMail(
  report: FailureReport,
  pages: Pages,
  isChosen: boolean,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const rest = countFailed(report) - report.failures.length;
  const more = `And ${rest} more, which the run shows.`;
  return factMail(
    {
      title: headline(report),
      facts: listFacts(report),
      parts: [
        linkPart('Look at the run', pages.groupRun(report.groupRunId)),
        ...report.failures.map((test) => testPart({ ...describe(test), address: pages.testRun(test.id) })),
        ...(rest > 0 ? [{ text: more, html: html`<p>${more}</p>` }] : []),
        ...report.flaky.map((test) =>
          testPart({
            name: `${shorten(test.name, 200)} (newly flaky)`,
            lines: [howFlaky(test)],
            address: pages.testRun(test.id),
          }),
        ),
      ],
      company: report.company,
      isChosen,
    },
    pages,
  );
}

function listFacts(report: FailureReport): Fact[] {
  return [
    ...(report.suite === undefined ? [] : [['Suite', shorten(report.suite, 150)] as Fact]),
    ['Result', tally(report)],
    ['Started', spellMoment(report.startedAt)],
    ['Duration', spell(report.duration)],
    ...(report.slowdown ? [['Time in tests', howSlow(report.slowdown)] as Fact] : []),
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

const testPart = ({ name, lines, address }: TestText): MailPart => ({
  text: [name, ...lines, address].join('\n  '),
  html: html`<h2><a href="${address}">${name}</a></h2>
    ${lines.map((line) => html`<p>${line}</p>`)}`,
});
