import { sendsData, type StepMark, type StepRequest } from 'shared/contract';

/** A step of an attempt that has lost its worker; `requests` null: it had not ended. */
export interface BegunStep {
  stepNumber: number;
  requests: StepRequest[] | null;
}

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The mark of the first step of a run that its worker has lost, with what the attempt before has sent to the site. */
export function restartedMark(attempt: number, steps: BegunStep[]): StepMark {
  const sending = steps
    .map(({ stepNumber, requests }) => ({ stepNumber, sent: (requests ?? []).filter(sendsData).map(nameOf) }))
    .filter(({ sent }) => sent.length > 0);
  const sentences = [
    `Attempt ${attempt}: the worker that had this test before stopped or died, so it was restarted with the first step.`,
  ];
  if (sending.length > 0) {
    const requests = [...new Set(sending.flatMap(({ sent }) => sent))].join(', ');
    sentences.push(`${stepsOf(sending)} had sent data by then (${requests}), which remains on the site.`);
  }
  const open = steps.filter(({ requests }) => requests === null);
  if (open.length > 0) sentences.push(`${stepsOf(open)} had begun; whether data was sent is not known.`);
  if (sentences.length === 1) sentences.push('No data had been sent by then.');
  return { kind: 'restarted', text: sentences.join(' ') };
}

function stepsOf(steps: { stepNumber: number }[]): string {
  const numbers = AND.format(steps.map(({ stepNumber }) => String(stepNumber)));
  return `${steps.length === 1 ? 'Step' : 'Steps'} ${numbers}`;
}

/** `POST /orders` */
const nameOf = ({ method, url }: StepRequest) => `${method} ${URL.parse(url)?.pathname ?? url}`;
