import { SAVED_VIEW_LISTS, SAVED_VIEW_NAME_MAX_LENGTH, SAVED_VIEW_QUERY_MAX_LENGTH } from 'shared/constants';
import { z } from 'zod';
import { beyondSpec, idParamsSchema, idSchema, nameTextSchema } from './common.ts';
import { defineEndpoints } from './endpoints/define-endpoints.ts';

const nameSchema = nameTextSchema
  .trim()
  .min(1, 'Enter a name.')
  .max(SAVED_VIEW_NAME_MAX_LENGTH, 'The name is too long.');

const listSchema = z.enum(SAVED_VIEW_LISTS);

/** A named set of filters of a list. */
const savedViewSchema = z.object({
  id: idSchema,
  /** Absent: from a server that has views of runs only. */
  list: beyondSpec(listSchema),
  name: z.string(),
  /** The query of the page's address: `status=failure&branch=main`. */
  query: z.string(),
  /** The whole company sees it; else only the person who saved it. */
  is_shared: z.boolean(),
});
export type SavedView = z.input<typeof savedViewSchema>;
export type SentSavedView = z.output<typeof savedViewSchema>;

const savedViewBodySchema = z.strictObject({
  list: listSchema.default('runs'),
  name: nameSchema,
  query: z
    .string()
    .min(1, 'Choose a filter first.')
    .max(SAVED_VIEW_QUERY_MAX_LENGTH, 'The filters are too long.')
    .regex(/^[\w%.~*+=&-]*$/, 'This is not the query of an address.'),
  is_shared: z.boolean(),
});
export type SavedViewBody = z.output<typeof savedViewBodySchema>;

/** Own ones and shared ones, in the order of their names. */
const savedViewsReplySchema = z.object({ saved_views: z.array(savedViewSchema) });
const savedViewReplySchema = z.object({ saved_view: savedViewSchema });

export const savedViewEndpoints = defineEndpoints('saved views', {
  'GET /saved_views': { role: 'viewer', reply: savedViewsReplySchema },
  'POST /saved_views': {
    role: 'editor',
    body: savedViewBodySchema,
    status: 201,
    reply: savedViewReplySchema,
  },
  'PUT /saved_views/:id': {
    role: 'editor',
    params: idParamsSchema,
    body: z.strictObject({ name: nameSchema }),
    reply: savedViewReplySchema,
  },
  'DELETE /saved_views/:id': { role: 'editor', params: idParamsSchema },
});
