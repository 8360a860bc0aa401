import { tooManyRequests, unauthorized } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import { limitBy } from '../../platform/http/limit-by.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { CommentsService, Person } from './comments-service.ts';

/** Of one person: new comments, and changes of comments. */
const COMMENTS_A_MINUTE = 30;

/** Needs a scope of its own: the limits on comments are registered there. */
export async function commentsRoutes(app: Routes, comments: CommentsService): Promise<void> {
  await limitBy(app, ({ caller }) => String(caller.userId), tooManyRequests);
  const limited = { config: { rateLimit: { max: COMMENTS_A_MINUTE, timeWindow: 60_000 } } };

  addEndpoint(app, 'GET /comments', ({ caller, query }) => comments.list(personOf(caller), query));

  addEndpoint(
    app,
    'POST /comments',
    async ({ caller, body }) => ({ comment: await comments.add(personOf(caller), body) }),
    limited,
  );

  addEndpoint(
    app,
    'PUT /comments/:id',
    async ({ caller, params, body }) => ({
      comment: await comments.edit(personOf(caller), params.id, body),
    }),
    limited,
  );

  addEndpoint(app, 'DELETE /comments/:id', ({ caller, params }) =>
    comments.remove(personOf(caller), params.id),
  );
}

function personOf({ userId, ...caller }: Caller): Person {
  if (userId === null) throw unauthorized();
  return { ...caller, userId };
}
