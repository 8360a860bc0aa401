/** Actions of each step, so that 300 steps have 2,100 screenshots. */
const ACTIONS = 7;

/** From now on every test run has this many steps, also in pages that are loaded later. Its screenshots need no server. */
export async function pretendTestRun(count: number): Promise<void> {
  await browser.addInitScript(
    (total: number, actions: number) => {
      const real = window.fetch;
      const screenshot =
        'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"/%3E#';
      const stepAt = (index: number) => ({
        step_number: index + 1,
        type: 'act',
        task: `Click button ${index + 1} of the page`,
        is_successful: true,
        result: 'Clicked the button.',
        actions: Array.from({ length: actions }, (_, action) => ({
          type: 'click_element_by_index',
          description: `Click button ${index + 1}.${action + 1}`,
          is_successful: true,
          screenshot_url: `${screenshot}${index}-${action}`,
          screenshot_before_url: null,
          element: { description: 'button', box: { x: 100, y: 100, width: 200, height: 50 } },
          page_url: 'http://localhost:4000/',
          start: index + action / actions,
          duration: 0.1,
          source: 'interpreter',
        })),
        start: index,
        duration: 1,
        marks: [],
      });
      const reply = JSON.stringify({
        test_run: {
          id: 1,
          test_blueprint_id: null,
          status: 'passed',
          test_group_run_id: 1,
          blueprint_metadata: { name: `${total} steps` },
          created_at: '2026-03-02T09:00:00.000Z',
          error: null,
          test_video_url: null,
          initial_screenshot_url: null,
          media_removed_at: null,
          usage: null,
          results: Array.from({ length: total }, (_, index) => stepAt(index)),
        },
      });
      const json = (text: string) =>
        Promise.resolve(new Response(text, { headers: { 'Content-Type': 'application/json' } }));
      window.fetch = (input, init) => {
        const url = input instanceof Request ? input.url : String(input);
        if (/\/test_run\/\d+\/history$/.test(url)) return json('{"history":null}');
        return /\/test_run\/\d+$/.test(url) ? json(reply) : real(input, init);
      };
    },
    count,
    ACTIONS,
  );
}
