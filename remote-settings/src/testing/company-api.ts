import { http, HttpResponse } from 'msw';
import type { Company, CompanyUpdate } from 'shared/contract';
import { apiAddress, server } from 'shared/testing';
import { apiKeysApi } from './api-keys-api.ts';
import { environmentsApi } from './environments-api.ts';
import { membersApi } from './members-api.ts';
import { notificationRoutesApi } from './notification-routes-api.ts';
import { personalNotificationsApi } from './personal-notifications-api.ts';
import { shareLinksApi } from './share-links-api.ts';
import { withoutSso } from './sso-api.ts';
import { variablesApi } from './variables-api.ts';
import { webhookApi } from './webhook-api.ts';

const EMPTY: Company = {
  name: 'Example Inc.',
  api_key: 'sl_0123456789abcdef',
  github_installation_id: null,
  github_repos: [],
  github_install_url: null,
  github_manage_url: null,
  enable_email_notifications: false,
  email_recipients: [],
  enable_slack_notifications: false,
  slack_webhooks: [],
};

/** A stand-in for the company's calls that stores what it is sent. */
export function companyApi(overrides: Partial<Company> = {}) {
  const api = {
    company: { ...EMPTY, ...overrides },
    /** The bodies of every save, also of those that failed. */
    saves: [] as CompanyUpdate[],
    /** Awaited before each save is answered. */
    isLetGo: Promise.resolve() as Promise<unknown>,
    /** The answer to the next save, in place of the stored company. */
    failNext: null as (() => Response) | null,
  };
  variablesApi();
  environmentsApi();
  apiKeysApi();
  membersApi();
  shareLinksApi();
  webhookApi();
  notificationRoutesApi();
  personalNotificationsApi();
  withoutSso();
  server.use(
    http.get(`${apiAddress}/company/issue_tracker`, () => new HttpResponse(null, { status: 404 })),
    http.get(`${apiAddress}/company/me`, () => HttpResponse.json({ company: api.company })),
    http.put(`${apiAddress}/company/me`, async ({ request }) => {
      const body = (await request.json()) as CompanyUpdate;
      api.saves.push(body);
      await api.isLetGo;
      const fail = api.failNext;
      api.failNext = null;
      if (fail) return fail();
      Object.assign(api.company, body);
      return HttpResponse.json({ company: api.company });
    }),
  );
  return api;
}

export const rejection = (status: number, error?: string) => () =>
  HttpResponse.json(error === undefined ? {} : { error, code: 'test_error' }, { status });
