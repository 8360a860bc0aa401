import type { EndpointKey, ReplyOutputOf } from 'shared/contract';
import type { CallArguments } from 'shared/http';
import { apiAddress } from '../support/addresses.ts';

/** Calls the API as the signed-in user of the page; other than the dashboard's function of this name, from outside of the browser. */
export async function callApi<Key extends EndpointKey>(
  endpoint: Key,
  ...[options]: CallArguments<Key>
): Promise<ReplyOutputOf<Key>> {
  const [method = '', template = ''] = endpoint.split(' ');
  const params: Record<string, unknown> = options?.params ?? {};
  const path = template.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const token = await browser.execute(() => localStorage.getItem('token'));
  const response = await fetch(apiAddress + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: options?.body === undefined ? null : JSON.stringify(options.body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${endpoint} answered ${response.status}: ${text}`);
  return (text ? JSON.parse(text) : undefined) as ReplyOutputOf<Key>;
}
