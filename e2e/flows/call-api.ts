import { apiAddress } from '../support/addresses.ts';

/** Calls the API as the signed-in user of the page: a GET, or a POST of `body`. */
export async function callApi<Reply>(path: string, body?: unknown): Promise<Reply> {
  const token = await browser.execute(() => localStorage.getItem('token'));
  const response = await fetch(apiAddress + path, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return (text ? JSON.parse(text) : undefined) as Reply;
}
