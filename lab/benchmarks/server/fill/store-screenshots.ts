import type { Storage } from '../../../../server/src/platform/storage/storage.ts';
import { drawScreenshots, type ScreenshotContent } from './draw-screenshots.ts';
import type { LongRunAction } from './fill-long-run.ts';

/** Draws a screenshot before and one after each action, and stores them for each of the test runs. */
export async function storeScreenshots(
  storage: Storage,
  companyId: number,
  testRunIds: number[],
  actions: LongRunAction[],
): Promise<void> {
  const names = [
    'start',
    ...actions.flatMap(({ step, number }) => [`${step}-${number}-before`, `${step}-${number}`]),
  ];
  let count = 0;
  for await (const screenshot of drawScreenshots(contentsOf(actions))) {
    for (const id of testRunIds)
      await storage.put(`runs/${companyId}/${id}/${names[count]}.jpg`, screenshot, 'image/jpeg');
    count += 1;
  }
}

function* contentsOf(actions: LongRunAction[]): Generator<ScreenshotContent> {
  yield { title: 'The starting page', box: { x: 60, y: 200, width: 120, height: 44 }, isPressed: false };
  for (const { step, number, box } of actions)
    for (const isPressed of [false, true])
      yield { title: `Step ${step}, action ${number}: ${isPressed ? 'after' : 'before'}`, box, isPressed };
}
