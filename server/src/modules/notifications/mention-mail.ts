import type { BlueprintType } from 'shared/constants';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Pages } from '../../platform/pages.ts';
import { html } from '../../platform/html.ts';
import { mailPage } from './mail-page.ts';
import { shorten } from './words.ts';

/** A comment that mentions a person. */
export interface CommentMention {
  /** null: the account was deleted. */
  author: string | null;
  text: string;
  /** What the comment is on. */
  subject: { kind: 'group_run' | 'test_run' | 'blueprint'; id: number };
  title: string;
  /** null: the comment is on a run. */
  type: BlueprintType | null;
}

/** For the person whom it mentions. */
export function mentionMail(
  { author, text, subject, title, type }: CommentMention,
  pages: Pages,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const name = shorten(author ?? 'A former colleague', 100);
  const headline = `${name} mentioned you in a comment on "${shorten(title, 150)}"`;
  const address = `${pageOf(subject, type, pages)}#comments`;
  const advice = 'Show the comments';
  return {
    subject: `[Steplight] ${headline}`,
    text: [`${headline}:`, text, `${advice}: ${address}`].join('\n\n'),
    html: mailPage(
      headline,
      html`<p style="white-space: pre-wrap">${text}</p>
        <p><a href="${address}">${advice}</a></p>`,
    ),
  };
}

function pageOf({ kind, id }: CommentMention['subject'], type: BlueprintType | null, pages: Pages): string {
  if (kind === 'group_run') return pages.groupRun(id);
  if (kind === 'test_run') return pages.testRun(id);
  return type === 'module' ? pages.module(id) : pages.test(id);
}
