import type { FastifyInstance } from 'fastify';

/** A posted form, one value for each name. */
export type FormFields = Record<string, string | undefined>;

/** Lets the application read posted HTML forms as `FormFields`. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
}
