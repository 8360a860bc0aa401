import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Site } from 'test-support';
import { codeOf, readOneTimePassword } from '../../runner/src/values/one-time-password.ts';
import { serveSite } from './serve-site.ts';

/** What a visitor has to know. */
export interface Guard {
  /** Sent as the header `X-Preview-Key`. */
  previewKey: string;
  /** `user:password` of HTTP authentication. */
  credentials: string;
  /** Passwords of the form, by the user. */
  passwords: Record<string, string>;
  /** Secret of the one-time passwords, in base32. */
  codeSecret: string;
}

const FORM = `<!doctype html>
<title>Lamp store</title>
<h1>Lamp store</h1>
<form method="post">
  <label>User <input name="user"></label>
  <label>Password <input name="password" type="password"></label>
  <label>Code <input name="code" autocomplete="one-time-code"></label>
  <button>Enter</button>
</form>`;

/** A site that lets in who sends a header and HTTP authentication, and welcomes who gives a password and a one-time password. */
export function startGuardedPage(guard: Guard): Promise<Site> {
  const isAdmitted = ({ headers }: IncomingMessage) =>
    headers['x-preview-key'] === guard.previewKey &&
    headers.authorization === `Basic ${Buffer.from(guard.credentials).toString('base64')}`;
  return serveSite(async (request, response) => {
    if (!isAdmitted(request)) {
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="Preview"' }).end('No entry.');
      return;
    }
    if (request.method !== 'POST') {
      response.end(FORM);
      return;
    }
    const form = new URLSearchParams(await text(request));
    const user = form.get('user') ?? '';
    const isRight =
      form.get('password') === guard.passwords[user] &&
      validCodes(guard.codeSecret).includes(form.get('code') ?? '');
    response.end(
      `<!doctype html><title>Lamp store</title><h1>${isRight ? `Welcome, ${user}` : 'Wrong'}</h1>`,
    );
  });
}

const PERIOD_MS = 30_000;

/** Those of now and of the period before: a code may have been typed just before it changes. */
function validCodes(secret: string): string[] {
  const password = readOneTimePassword(secret);
  if (!password) throw new Error('The secret is not in base32.');
  const now = Math.floor(Date.now() / PERIOD_MS);
  return [now, now - 1].map((count) => codeOf(password, count));
}
