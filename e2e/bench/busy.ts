/** Milliseconds of processor time that the page's main thread takes while `act` runs and the next frames are drawn. */
export async function busy(act: () => Promise<unknown>): Promise<number> {
  await nextFrames();
  const before = await taskSeconds();
  await act();
  await nextFrames();
  return ((await taskSeconds()) - before) * 1000;
}

/** Two frames: what an event changed is on screen. */
async function nextFrames(): Promise<void> {
  await browser.executeAsync((done: () => void) =>
    requestAnimationFrame(() => requestAnimationFrame(() => done())),
  );
}

async function taskSeconds(): Promise<number> {
  await browser.sendCommand('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = (await browser.sendCommandAndGetResult('Performance.getMetrics', {})) as {
    metrics: { name: string; value: number }[];
  };
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}
