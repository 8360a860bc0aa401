import { readHandler } from 'shared/step-language';
import { unprocessable } from './http/app-error.ts';

/**
 * The interruption handlers of a test or suite as they are stored: canonical sentences, each once. Absent stays absent.
 * @throws 422 `unclear_handler` with what is wrong with each, by its place: `handlers.0`
 */
export function canonicalHandlers<Given extends string[] | undefined>(sentences: Given): Given {
  if (!sentences) return sentences;
  const readings = sentences.map(readHandler);
  const problems = readings.flatMap(({ problem }, index) =>
    problem ? [[`handlers.${index}`, problem.message] as const] : [],
  );
  const [first] = problems;
  if (first)
    throw unprocessable(
      'unclear_handler',
      `An interruption handler is unclear. ${first[1]}`,
      Object.fromEntries(problems),
    );
  return [...new Set(readings.flatMap(({ sentence }) => sentence ?? []))] as Given;
}
