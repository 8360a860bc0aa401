import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorReply } from 'shared/contract';
import { AppError } from './app-error.ts';
import { toStorageError } from './storage-error.ts';
import { describeIssueWithField, describeIssue, fieldPath } from './describe-issue.ts';

/** Gives every failure the one shape `{ error, code, fields? }`; nothing of the inside gets out. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = translate(error);
    if (failure.statusCode >= 500) request.log.error({ err: error }, 'A request failed');
    answer(reply, failure);
  });
  app.setNotFoundHandler((request: FastifyRequest, reply) => {
    answer(
      reply,
      new AppError(404, 'unknown_endpoint', `There is nothing at ${request.method} ${path(request)}.`),
    );
  });
}

/** For requests that no route and no handler gets to see, because their address cannot be decoded. */
export function answerFrameworkError(error: FastifyError, _request: unknown, reply: FastifyReply): void {
  answer(reply, translate(error));
}

function answer(reply: FastifyReply, failure: AppError): void {
  const body: ErrorReply = { error: failure.message, code: failure.code, ...failure.details };
  if (failure.fields) body.fields = failure.fields;
  if (failure.retryAfter !== undefined) void reply.header('retry-after', failure.retryAfter);
  void reply.code(failure.statusCode).type('application/json').serializer(JSON.stringify).send(body);
}

function translate(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidRequest(error.validation);
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new AppError(400, 'malformed_json', 'The request is not valid JSON.');
    case 'FST_ERR_BAD_URL':
      return new AppError(400, 'malformed_address', 'The address is malformed.');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError(413, 'too_large', 'The request is too large.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError(415, 'unsupported_media_type', 'The request must be JSON.');
  }
  const known = toStorageError(error);
  if (known) return known;
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new AppError(status, 'bad_request', 'The request is malformed.');
  return new AppError(500, 'internal', 'Something went wrong on our side. Please try again.');
}

function invalidRequest(issues: Parameters<typeof describeIssue>[0][]): AppError {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[fieldPath(issue)] ??= describeIssue(issue);
  delete fields[''];
  const first = issues[0];
  return new AppError(
    400,
    'invalid_request',
    first ? describeIssueWithField(first) : 'The request is malformed.',
    {
      fields: Object.keys(fields).length > 0 ? fields : undefined,
    },
  );
}

function path(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? request.url;
}
