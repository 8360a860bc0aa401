import type { FastifyReply } from 'fastify';
import { auditFilterSchema } from 'shared/contract';
import { z } from 'zod';
import { actingAs } from '../../platform/actor.ts';
import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import { requestActor } from '../../platform/http/request-actor.ts';
import { bySession, type Routes } from '../../platform/http/routes.ts';
import type { AuditService } from './audit-service.ts';

const DESCRIPTION = 'The audit log as CSV (RFC 4180), newest first. For owners.';

export function auditRoutes(app: Routes, audit: AuditService): void {
  addEndpoint(app, 'GET /audit_events', ({ caller, query }) => audit.list(caller.companyId, query));

  app.get(
    '/audit_events/csv',
    {
      schema: {
        tags: ['audit'],
        description: DESCRIPTION,
        security: bySession,
        querystring: auditFilterSchema,
        response: { 200: { description: DESCRIPTION, content: { 'text/csv': { schema: z.string() } } } },
      },
    },
    async (request, typedReply) => {
      // Its type knows of texts only, not of streams.
      const reply: unknown = typedReply;
      const csv = await actingAs(requestActor(request), () =>
        audit.exportCsv(request.caller.companyId, request.query),
      );
      return (reply as FastifyReply)
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="audit-log.csv"')
        .header('cache-control', 'no-store')
        .send(csv);
    },
  );
}
