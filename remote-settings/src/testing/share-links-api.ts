import { http, HttpResponse } from 'msw';
import type { ShareLink } from 'shared/contract';
import { apiAddress, server } from 'shared/testing';

export const shareLink = (id: number, more: Partial<ShareLink> = {}): ShareLink => ({
  id,
  test_group_run_id: 7,
  test_run_id: null,
  name: 'Checkout suite',
  created_by: 'Ada Lovelace',
  created_at: '2026-03-02T10:00:00.000Z',
  expires_at: '2026-03-09T10:00:00.000Z',
  views: 0,
  last_viewed_at: null,
  ...more,
});

/** A stand-in for the calls about share links. */
export function shareLinksApi(...stored: ShareLink[]) {
  const api = { links: stored, revoked: [] as number[] };
  server.use(
    http.get(`${apiAddress}/share_links`, () => HttpResponse.json({ share_links: api.links })),
    http.delete(`${apiAddress}/share_links/:id`, ({ params }) => {
      api.revoked.push(Number(params.id));
      api.links = api.links.filter(({ id }) => id !== Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return api;
}
