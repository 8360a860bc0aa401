import { idParamsSchema } from 'shared/contract';
import { z } from 'zod';
import { bySessionOrKey, type Routes } from '../../platform/http/routes.ts';
import { renderCtrf } from './ctrf.ts';
import { renderJunit } from './junit.ts';
import type { ReportsService } from './reports-service.ts';
import { renderSummary } from './summary.ts';

interface Format {
  type: string;
  description: string;
  render(reports: ReportsService, run: ReportedRun): Promise<string>;
}

interface ReportedRun {
  companyId: number;
  id: number;
  /** Where the caller keeps the screenshots of failed steps; absent: their addresses are given. */
  attachments: string | undefined;
}

const FORMATS: Record<string, Format> = {
  junit: {
    type: 'application/xml',
    description:
      'The group run as JUnit XML. Tests that have not ended are skipped ones. `attachments`: the folder that the caller keeps the screenshots of failed steps in, under the names that CTRF gives.',
    render: async (reports, { companyId, id, attachments }) =>
      renderJunit(await reports.get(companyId, id), attachments),
  },
  ctrf: {
    type: 'application/json',
    description:
      'The group run in the Common Test Report Format. Tests that have not ended are pending or other ones. `attachments` as for JUnit; without it a path is an address that lasts an hour.',
    render: async (reports, { companyId, id, attachments }) =>
      JSON.stringify(renderCtrf(await reports.get(companyId, id), new Date(), attachments)),
  },
  summary: {
    type: 'text/plain',
    description: 'How the group run stands: lines of "key: value", an empty line, then text for a person.',
    render: async (reports, { companyId, id }) => renderSummary(await reports.get(companyId, id)),
  },
  comment: {
    type: 'text/markdown',
    description:
      'A comment for the pull request of the group run, in Markdown: all runs of the suite over its newest commit. Its first line is the same in every comment of the suite and company, and in no other.',
    render: async (reports, { companyId, id }) => (await reports.comment(companyId, id)).body,
  },
};

const querySchema = z.strictObject({
  attachments: z
    .string()
    .max(500)
    .regex(/^[^\p{Cc}|[\]]+$/u, 'A folder has no brackets and no lines.')
    .optional(),
});

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
          querystring: querySchema,
          response: { 200: { description, content: { [type]: { schema: z.string() } } } },
        },
      },
      async ({ caller: { companyId }, params: { id }, query: { attachments } }, reply) =>
        reply
          .type(`${type}; charset=utf-8`)
          .header('cache-control', 'no-store')
          .serializer(String)
          .send(await render(reports, { companyId, id, attachments })),
    );
}
