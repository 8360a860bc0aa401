import { idParamsSchema } from 'shared/contract';
import { z } from 'zod';
import { bySessionOrKey, type Routes } from '../../platform/http/routes.ts';
import { renderCtrf } from './ctrf.ts';
import { renderJunit } from './junit.ts';
import type { ReportsService } from './reports-service.ts';
import type { RunReport } from './run-report.ts';
import { renderSummary } from './summary.ts';

interface Format {
  type: string;
  description: string;
  render(report: RunReport): string;
}

const FORMATS: Record<string, Format> = {
  junit: {
    type: 'application/xml',
    description: 'The group run as JUnit XML. Tests that have not ended are skipped ones.',
    render: renderJunit,
  },
  ctrf: {
    type: 'application/json',
    description:
      'The group run in the Common Test Report Format. Tests that have not ended are pending or other ones.',
    render: (report) => JSON.stringify(renderCtrf(report, new Date())),
  },
  summary: {
    type: 'text/plain',
    description: 'How the group run stands: lines of "key: value", an empty line, then text for a person.',
    render: renderSummary,
  },
};

/** The reports of a group run; while it runs, they contain what is known so far. */
export function reportsRoutes(app: Routes, reports: ReportsService): void {
  for (const [name, { type, description, render }] of Object.entries(FORMATS))
    app.get(
      `/test_group_run/:id/${name}`,
      {
        config: { acceptsApiKey: true },
        schema: {
          tags: ['runs'],
          security: bySessionOrKey,
          description,
          params: idParamsSchema,
          response: { 200: { description, content: { [type]: { schema: z.string() } } } },
        },
      },
      async (request, reply) => {
        const report = await reports.get(request.caller.companyId, request.params.id);
        return reply
          .type(`${type}; charset=utf-8`)
          .header('cache-control', 'no-store')
          .serializer(String)
          .send(render(report));
      },
    );
}
