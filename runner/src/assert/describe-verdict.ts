import type { Box } from 'shared/contract';
import { MAX_HEIGHT, type SteadyScreenshot } from '../browser/steady-screenshot.ts';
import type { VisualScreenshot, VisualVerdict } from '../visual-baselines.ts';

const MAX_PLACES = 3;
const number = new Intl.NumberFormat('en-US');
const share = new Intl.NumberFormat('en-US', { style: 'percent', maximumSignificantDigits: 2 });

/** The result of a comparison in sentences, with the numbers that say how large a change is and where. */
export function describeVerdict(
  screenshot: VisualScreenshot & SteadyScreenshot,
  verdict: VisualVerdict,
): string {
  const sentences = [mainSentence(screenshot, verdict)];
  const { baseline, status } = verdict;
  if (status === 'changed' && baseline && baseline.renderedBy !== screenshot.renderedBy)
    sentences.push(
      `The accepted screenshot was rendered by ${baseline.renderedBy}, this one by ${screenshot.renderedBy}: accept it if only the browser has changed it.`,
    );
  if (status !== 'same' && !screenshot.isSteady)
    sentences.push(
      'The page kept changing while the screenshot was taken: leave out what moves with "except".',
    );
  if (screenshot.isCut)
    sentences.push(`Only the first ${number.format(MAX_HEIGHT)} pixels from the top were compared.`);
  return sentences.join(' ');
}

function mainSentence(screenshot: VisualScreenshot, { status, ...verdict }: VisualVerdict): string {
  switch (status) {
    case 'new':
      return 'There is no accepted screenshot yet. Accept one in the results of a run to compare later runs with it.';
    case 'expired':
      return 'The accepted screenshot was not used for 90 days and has expired. Accept one in the results of a run to compare later runs with it.';
    case 'same':
      return 'The page looks as before.';
    case 'changed':
      return `The page does not look as before: ${describeChange(screenshot, verdict)}.`;
  }
}

function describeChange(
  { width, height }: VisualScreenshot,
  { baseline, changedPixels, changes }: Omit<VisualVerdict, 'status'>,
): string {
  if (baseline && (baseline.width !== width || baseline.height !== height))
    return `it is ${width} × ${height} pixels large and was ${baseline.width} × ${baseline.height}`;
  const pixels = changedPixels ?? 0;
  const places = changes.slice(0, MAX_PLACES).map(describeBox);
  const more = changes.length > MAX_PLACES ? ` and ${changes.length - MAX_PLACES} more` : '';
  const where = places.length === 0 ? '' : `, at ${places.join(', ')}${more}`;
  return `${number.format(pixels)} ${pixels === 1 ? 'pixel' : 'pixels'} (${share.format(pixels / (width * height))}) changed${where}`;
}

const describeBox = ({ x, y, width, height }: Box) => `x ${x}, y ${y} (${width} × ${height})`;
