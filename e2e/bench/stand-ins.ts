/** Answers of the API that a bench makes up inside the page, so that it measures the page and no server. */

/** From now on the list of tests holds this many, also in pages that are loaded later. */
export async function pretendTests(count: number): Promise<void> {
  await browser.addInitScript((total: number) => {
    const real = window.fetch;
    const statuses = ['passed', 'failed', null];
    const tests = Array.from({ length: total }, (_, index) => ({
      id: index + 1,
      title: `Test ${index + 1} of the lamp shop`,
      type: 'integration',
      starting_url: 'http://localhost:4000/',
      test_blueprint_category_id: null,
      test_blueprint_category_name: null,
      last_run: null,
      last_run_id: null,
      last_status: statuses[index % statuses.length],
      step_count: index % 40,
    }));
    const reply = JSON.stringify({ test_blueprints: tests });
    const headers = { 'Content-Type': 'application/json' };
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      return url.includes('/test_blueprint/list')
        ? Promise.resolve(new Response(reply, { headers }))
        : real(input, init);
    };
  }, count);
}

/** From now on a simulation runs one step further each time the page asks; `statusTimes` reads what that cost. */
export async function pretendSimulation(): Promise<void> {
  await browser.execute(() => {
    const real = window.fetch;
    const total = document.querySelectorAll('main li[id]').length;
    const times: number[] = [];
    Object.assign(window, { statusTimes: times });
    let reached = 0;
    const json = (value: unknown, status = 200) =>
      Promise.resolve(
        new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } }),
      );
    const statusOf = (index: number) =>
      index < reached ? 'completed' : index === reached ? 'running' : 'pending';
    const stepsNow = () =>
      Array.from({ length: total }, (_, index) => ({
        status: statusOf(index),
        reason: null,
        module_step_number: index + 1,
        actions: [],
      }));
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.includes('/simulate')) return real(input, init);
      if (!url.endsWith('/status')) return json({ simulation_id: 'bench' }, 201);
      reached += 1;
      const begin = performance.now();
      new MutationObserver((_changes, observer) => {
        observer.disconnect();
        document.body.getBoundingClientRect();
        times.push(performance.now() - begin);
      }).observe(document.querySelector('main ol') as Element, {
        subtree: true,
        childList: true,
        characterData: true,
      });
      const simulation = {
        simulation_id: 'bench',
        status: 'running',
        error: null,
        initial_screenshot_url: null,
      };
      return json({ ...simulation, steps: stepsNow() });
    };
  });
}

/** Milliseconds from each answer until its changes were laid out; the first one changes every card. */
export const statusTimes = (): Promise<number[]> =>
  browser.execute(() => (window as unknown as { statusTimes: number[] }).statusTimes);
