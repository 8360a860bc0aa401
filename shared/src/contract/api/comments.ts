import { COMMENT_MAX_LENGTH, MENTIONS_MAX } from 'shared/constants';
import { z } from 'zod';
import { idParamSchema, idParamsSchema, idSchema, textSchema, timeSchema } from './common.ts';
import { defineEndpoints } from './endpoints/define-endpoints.ts';

const personSchema = z.object({
  user_id: idSchema,
  /** The name of the person, or else the e-mail address. */
  name: z.string(),
});

const commentSchema = z.object({
  id: idSchema,
  /** null: the account was deleted. */
  author: personSchema.nullable(),
  /** Plain text. */
  text: z.string(),
  /** Whom the text names as `@name`, with the names as it has them. */
  mentions: z.array(personSchema),
  created_at: timeSchema,
  /** null: it is as it was written first. */
  edited_at: timeSchema.nullable(),
  /** Whether the caller may change it, and delete it. */
  is_editable: z.boolean(),
  is_deletable: z.boolean(),
});
export type Comment = z.infer<typeof commentSchema>;

const SUBJECT_FIELDS = ['test_group_run_id', 'test_run_id', 'test_blueprint_id'] as const;
type SubjectFields = Partial<Record<(typeof SUBJECT_FIELDS)[number], number | undefined>>;

const hasOneSubject = (fields: SubjectFields) =>
  SUBJECT_FIELDS.filter((field) => fields[field] !== undefined).length === 1;
const ONE_SUBJECT = 'Name one group run, test run, or test or module.';

const commentListQuerySchema = z
  .strictObject({
    test_group_run_id: idParamSchema.optional(),
    test_run_id: idParamSchema.optional(),
    /** Of a test or module. */
    test_blueprint_id: idParamSchema.optional(),
  })
  .refine(hasOneSubject, ONE_SUBJECT);

/** Oldest first. */
const commentListReplySchema = z.object({
  comments: z.array(commentSchema),
  /** Whether the caller may write comments. */
  is_writable: z.boolean(),
});
export type CommentListReply = z.infer<typeof commentListReplySchema>;

const contentFields = {
  text: textSchema
    .trim()
    .min(1, 'Write a comment.')
    .max(COMMENT_MAX_LENGTH, `A comment has at most ${COMMENT_MAX_LENGTH} characters.`),
  /** Members whom the text names as `@name`; others are ignored. Each gets one mail. */
  mentioned_user_ids: z
    .array(idSchema)
    .max(MENTIONS_MAX, `A comment mentions at most ${MENTIONS_MAX} people.`)
    .default([]),
};

const commentCreateSchema = z
  .strictObject({
    ...contentFields,
    test_group_run_id: idSchema.optional(),
    test_run_id: idSchema.optional(),
    test_blueprint_id: idSchema.optional(),
  })
  .refine(hasOneSubject, ONE_SUBJECT);
const commentReplySchema = z.object({ comment: commentSchema });

export const commentEndpoints = defineEndpoints('comments', {
  'GET /comments': { role: 'viewer', query: commentListQuerySchema, reply: commentListReplySchema },
  'POST /comments': { role: 'editor', body: commentCreateSchema, status: 201, reply: commentReplySchema },
  'PUT /comments/:id': {
    role: 'editor',
    description: 'Only the author may change a comment.',
    params: idParamsSchema,
    body: z.strictObject(contentFields),
    reply: commentReplySchema,
  },
  'DELETE /comments/:id': {
    role: 'editor',
    description: 'The author may delete a comment, and every owner of the company.',
    params: idParamsSchema,
  },
});
