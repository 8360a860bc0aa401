import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { EMAIL_MAX_LENGTH, EMAIL_PATTERN } from 'shared/constants';
import type { FormFields } from './form.ts';
import { page } from './layout.ts';
import type { SendShopMail } from './mail/shop-mailer.ts';
import { signUpMail } from './mail/shop-mails.ts';
import { confirmPage, signUpPage } from './pages/sign-up.ts';
import type { Visitor } from './visitors.ts';

const MAX_ATTEMPTS = 5;
const NO_MAIL =
  'No mail can be sent to this address. The shop mails only to the addresses of test runs, which steps use as {{inbox}}.';

interface NewAccount {
  email: string;
  code: string;
  attempts: number;
}

/** Accounts that are confirmed by a code in a mail. */
export function addSignUpRoutes(app: FastifyInstance, send: SendShopMail): void {
  const accounts = new WeakMap<Visitor, NewAccount>();
  const title = 'Create account';

  app.get('/sign-up', ({ visitor }, reply) => reply.send(page(visitor, title, signUpPage('', undefined))));

  app.post<{ Body: FormFields }>('/sign-up', async ({ body, visitor }, reply) => {
    const email = (body['email'] ?? '').trim();
    const refuse = (error: string) => reply.code(422).send(page(visitor, title, signUpPage(email, error)));
    if (email.length > EMAIL_MAX_LENGTH || !EMAIL_PATTERN.test(email))
      return refuse('Enter an email address.');
    const code = String(randomInt(100_000, 1_000_000));
    if (!(await send(signUpMail(email, code)))) return refuse(NO_MAIL);
    accounts.set(visitor, { email, code, attempts: 0 });
    return reply.redirect('/sign-up/confirm', 303);
  });

  app.get('/sign-up/confirm', ({ visitor }, reply) => {
    const account = accounts.get(visitor);
    if (!account) return reply.redirect('/sign-up');
    return reply.send(page(visitor, title, confirmPage(account.email, undefined)));
  });

  app.post<{ Body: FormFields }>('/sign-up/confirm', ({ body, visitor }, reply) => {
    const account = accounts.get(visitor);
    if (!account) return reply.redirect('/sign-up', 303);
    account.attempts += 1;
    if (account.attempts > MAX_ATTEMPTS || body['code']?.trim() !== account.code) {
      const error = 'This is not the code of the newest mail.';
      return reply.code(422).send(page(visitor, title, confirmPage(account.email, error)));
    }
    accounts.delete(visitor);
    visitor.customer = { name: account.email.replace(/@.*/, ''), email: account.email };
    visitor.notice = 'Your account is confirmed.';
    return reply.redirect('/account', 303);
  });
}
