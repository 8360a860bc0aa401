import { COMMENTS_MAX, hasRole, MENTIONS_MAX, type Role } from 'shared/constants';
import type { BodyOf, Comment, CommentListReply, QueryOf } from 'shared/contract';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { AppError, notFoundInCompany, unprocessable } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordEvent } from '../audit/audit-service.ts';
import { announceChanges } from '../live/live-service.ts';
import type { NotificationsService } from '../notifications/notifications-service.ts';
import * as repository from './comments-repository.ts';
import type { ListedComment, Mention } from './comments-repository.ts';
import { requestedSubject, subjectOf, type Subject } from './subject.ts';

/** A signed-in member of a company. */
export interface Person {
  companyId: number;
  userId: number;
  role: Role;
}

export type CommentsService = ReturnType<typeof createCommentsService>;

type Dependencies = Pick<Platform, 'database' | 'jobs' | 'log'> & { notifications: NotificationsService };

export function createCommentsService({ database: { queries }, jobs, log, notifications }: Dependencies) {
  async function requireSubject(
    reader: Queries,
    { companyId }: Person,
    subject: Subject,
    options?: { isLocked: boolean },
  ): Promise<void> {
    if (!(await repository.hasSubject(reader, companyId, subject, options)))
      throw notFoundInCompany(subject.kind === 'blueprint' ? 'The test or module' : 'The run');
  }

  async function requireComment(
    reader: Queries,
    { companyId }: Person,
    id: number,
    options?: { isLocked: boolean },
  ): Promise<ListedComment> {
    const comment = await repository.findComment(reader, companyId, id, options);
    if (!comment) throw notFoundInCompany('The comment');
    return comment;
  }

  /** Stores whom the text newly mentions, and enqueues their mails. */
  async function mention(
    transaction: Transaction,
    { companyId, userId: authorId }: Person,
    commentId: number,
    { text, mentioned_user_ids: wanted }: BodyOf<'PUT /comments/:id'>,
  ): Promise<void> {
    const members = await repository.findMembers(transaction, companyId, wanted);
    const named = members
      .filter(({ name }) => text.includes(`@${name}`))
      .map((member) => ({ ...member, commentId }));
    const known = await repository.findMentions(transaction, [commentId]);
    const isKnown = ({ userId }: Mention) => known.some((one) => one.userId === userId);
    for (const one of named.filter(isKnown)) await repository.renameMention(transaction, one);
    const added = named.filter((one) => !isKnown(one));
    if (known.length + added.length > MENTIONS_MAX)
      throw unprocessable('too_many_mentions', `A comment mentions at most ${MENTIONS_MAX} people.`);
    const ids = await repository.insertMentions(transaction, added);
    ids.delete(authorId);
    if (ids.size > 0) await jobs.send('mention', [...ids.values()], transaction);
  }

  const announce = (transaction: Transaction, companyId: number, { kind, id }: Subject) =>
    announceChanges(transaction, companyId, [{ kind: `${kind}_comments`, id }]);

  async function read(reader: Queries, person: Person, id: number): Promise<Comment> {
    const comment = await requireComment(reader, person, id);
    return present(comment, await repository.findMentions(reader, [id]), person);
  }

  return {
    /** Oldest first. 404 for what the company does not have. */
    async list(person: Person, on: QueryOf<'GET /comments'>): Promise<CommentListReply> {
      const subject = requestedSubject(on);
      await requireSubject(queries, person, subject);
      const rows = await repository.listComments(queries, subject);
      const mentions = Map.groupBy(
        await repository.findMentions(
          queries,
          rows.map(({ id }) => id),
        ),
        ({ commentId }) => commentId,
      );
      return {
        comments: rows.map((row) => present(row, mentions.get(row.id) ?? [], person)),
        is_writable: hasRole(person.role, 'editor'),
      };
    },
    /** 404 for what the company does not have; 422 where there are as many comments as there may be. */
    add: (person: Person, { text, mentioned_user_ids, ...on }: BodyOf<'POST /comments'>): Promise<Comment> =>
      queries.transaction(async (transaction) => {
        const { companyId, userId: authorId } = person;
        const subject = requestedSubject(on);
        await requireSubject(transaction, person, subject, { isLocked: true });
        if ((await repository.countComments(transaction, subject)) >= COMMENTS_MAX)
          throw unprocessable(
            'too_many_comments',
            `There are ${COMMENTS_MAX} comments, and no room for more.`,
          );
        const id = await repository.insertComment(transaction, subject, { companyId, authorId, text });
        await mention(transaction, person, id, { text, mentioned_user_ids });
        await announce(transaction, companyId, subject);
        return read(transaction, person, id);
      }),
    /** 404 for an unknown comment; 403 for that of another person. */
    edit: (person: Person, id: number, input: BodyOf<'PUT /comments/:id'>): Promise<Comment> =>
      queries.transaction(async (transaction) => {
        const comment = await requireComment(transaction, person, id, { isLocked: true });
        if (comment.authorId !== person.userId)
          throw new AppError(403, 'not_the_author', 'Only its author can change a comment.');
        if (comment.text !== input.text) await repository.updateText(transaction, id, input.text);
        await mention(transaction, person, id, input);
        await announce(transaction, person.companyId, subjectOf(comment));
        return read(transaction, person, id);
      }),
    /** 404 for an unknown comment; 403 for that of another person, unless an owner of the company deletes it. */
    remove: (person: Person, id: number): Promise<void> =>
      queries.transaction(async (transaction) => {
        const comment = await requireComment(transaction, person, id, { isLocked: true });
        if (!mayDelete(comment, person))
          throw new AppError(
            403,
            'not_the_author',
            'Only its author and owners of the company can delete a comment.',
          );
        await repository.deleteComment(transaction, id);
        if (comment.authorId !== person.userId) await recordDeletion(transaction, person.companyId, comment);
        await announce(transaction, person.companyId, subjectOf(comment));
      }),
    /** For the scheduler: writes to a person whom a comment mentions, once. Rejects where another attempt may fare better. */
    async mailMention(mentionId: number): Promise<void> {
      const due = await repository.findDueMention(queries, mentionId);
      if (!due) return;
      const outcome = await notifications.mailMention({ id: mentionId, ...due });
      if (outcome.isDelivered) {
        await repository.markMailed(queries, mentionId);
        log.info({ mentionId }, 'A mention was mailed');
        return;
      }
      log.warn({ mentionId, reason: outcome.detail }, 'A mention could not be mailed');
      if (!outcome.isPermanent) throw new Error(outcome.detail);
    },
  };
}

/** That an owner deleted what another person wrote. */
async function recordDeletion(
  transaction: Transaction,
  companyId: number,
  comment: ListedComment,
): Promise<void> {
  const { kind, id: subjectId } = subjectOf(comment);
  const author = comment.author ?? 'deleted account';
  await recordEvent(transaction, {
    companyId,
    action: 'comment.deleted',
    subject: { id: comment.id, name: `Comment of ${author}` },
    before: { author, [kind]: subjectId, created_at: comment.createdAt.toISOString() },
  });
}

const mayDelete = ({ authorId }: ListedComment, { userId, role }: Person): boolean =>
  authorId === userId || hasRole(role, 'owner');

/** A person who was mentioned before an edit is left out, if the text does not name him any more. */
function present(comment: ListedComment, mentions: Mention[], person: Person): Comment {
  const { id, authorId, author, text, createdAt, editedAt } = comment;
  const isEditor = hasRole(person.role, 'editor');
  return {
    id,
    author: authorId === null || author === null ? null : { user_id: authorId, name: author },
    text,
    mentions: mentions
      .filter(({ name }) => text.includes(`@${name}`))
      .map(({ userId, name }) => ({ user_id: userId, name })),
    created_at: createdAt.toISOString(),
    edited_at: editedAt?.toISOString() ?? null,
    is_editable: isEditor && authorId === person.userId,
    is_deletable: isEditor && mayDelete(comment, person),
  };
}
