import { http, HttpResponse } from 'msw';
import type { SharedGroupRun, SharedReply, SharedTestRun, ShareLink } from 'shared/contract';
import { apiAddress, server } from 'shared/testing';

export const NEW_LINK = 'http://localhost:3000/s/new-token';

export function exampleShareLink(changes: Partial<ShareLink> = {}): ShareLink {
  return {
    id: 4,
    test_group_run_id: 7,
    test_run_id: null,
    name: 'Checkout suite',
    created_by: 'Ada Lovelace',
    created_at: '2026-03-02T10:00:00.000Z',
    expires_at: '2026-03-09T10:00:00.000Z',
    views: 0,
    last_viewed_at: null,
    ...changes,
  };
}

/** A stand-in for the calls about share links that stores what it is sent. */
export function shareLinksApi(...stored: ShareLink[]) {
  const api = { links: stored, created: [] as unknown[], revoked: [] as number[], typesSecrets: false };
  server.use(
    http.get(`${apiAddress}/share_links`, () => HttpResponse.json({ share_links: api.links })),
    http.post(`${apiAddress}/share_links`, async ({ request }) => {
      const body = (await request.json()) as Partial<ShareLink>;
      api.created.push(body);
      const { test_group_run_id = null, test_run_id = null } = body;
      const link = exampleShareLink({ id: 90 + api.created.length, test_group_run_id, test_run_id });
      api.links = [link, ...api.links];
      return HttpResponse.json(
        { share_link: link, url: NEW_LINK, types_secrets: api.typesSecrets },
        { status: 201 },
      );
    }),
    http.delete(`${apiAddress}/share_links/:id`, ({ params }) => {
      api.revoked.push(Number(params.id));
      api.links = api.links.filter(({ id }) => id !== Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return api;
}

export function exampleSharedGroupRun(changes: Partial<SharedGroupRun> = {}): SharedGroupRun {
  return {
    name: 'Checkout suite',
    status: 'failed',
    created_at: '2026-03-02T08:59:58.000Z',
    started_at: '2026-03-02T09:00:00.000Z',
    duration: 75,
    passed_tests: 1,
    total_tests: 2,
    flaky_tests: 0,
    quarantined_tests: 0,
    environment: 'Staging',
    test_runs: [31, 32].map((id) => ({
      id,
      name: id === 31 ? 'Buy a book' : 'Pay',
      row_name: null,
      status: id === 31 ? 'passed' : 'failed',
      total_steps: 4,
      steps_failed: id === 31 ? 0 : 2,
      started_at: '2026-03-02T09:00:00.000Z',
      duration: 42,
      earlier_tries: 0,
      is_quarantined: false,
    })),
    ...changes,
  };
}

export function exampleSharedTestRun(changes: Partial<SharedTestRun> = {}): SharedTestRun {
  const media = `${apiAddress}/shared/t0ken/test_runs/32/media/1`;
  return {
    id: 32,
    name: 'Pay',
    row_name: null,
    status: 'failed',
    created_at: '2026-03-02T09:00:00.000Z',
    error: null,
    environment: 'Staging',
    earlier_tries: 0,
    is_quarantined: false,
    recording_url: `${media}/recording.webm`,
    initial_screenshot_url: `${media}/start.jpg`,
    media_removed_at: null,
    steps: [
      {
        step_number: 1,
        place: { step: 1, module: { title: 'Pay by card', step: 1 } },
        task: 'Click Pay now',
        is_successful: false,
        result: 'There is no "Pay now" on the page.',
        actions: [
          {
            type: 'click_element_by_index',
            description: 'Click button "Pay now"',
            is_successful: false,
            screenshot_url: `${media}/1-1.jpg`,
            screenshot_before_url: null,
            element: null,
            start: 0.5,
            duration: 0.4,
          },
        ],
        start: 0.5,
        duration: 1.5,
      },
    ],
    ...changes,
  };
}

/** What the link with the token `t0ken` leads to; counts the views of its page. */
export function sharedApi(reply: Partial<SharedReply>, testRun: SharedTestRun = exampleSharedTestRun()) {
  const api = { views: 0 };
  const address = `${apiAddress}/shared/t0ken`;
  server.use(
    http.get(address, () =>
      HttpResponse.json({
        expires_at: '2026-03-09T10:00:00.000Z',
        group_run: null,
        test_run: null,
        ...reply,
      }),
    ),
    http.get(`${address}/test_runs/${testRun.id}`, () => HttpResponse.json({ test_run: testRun })),
    http.post(`${address}/views`, () => {
      api.views += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return api;
}
