import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { parseAllowList } from 'runner/network';

const ENDPOINT = /^(?:(?:(?:firefox|webkit)\+)?wss?|https?|grid\+https?):$/;

export const browserVariables = {
  BROWSER_ALLOW: z
    .string()
    .default('none')
    .transform((text, context) => {
      try {
        return parseAllowList(text);
      } catch (error) {
        context.addIssue((error as Error).message);
        return z.NEVER;
      }
    }),
  BROWSER_ENDPOINTS: list((address) => ENDPOINT.test(URL.parse(address)?.protocol ?? ''), {
    error:
      'must list addresses that begin with ws://, wss://, http://, https://, grid+http(s)://, firefox+ws(s):// or webkit+ws(s)://',
  }).optional(),
  BROWSER_PROXY_ADDRESS: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address without a port, or none')
    .optional(),
  BROWSER_PROXY_CLIENTS: list((range) => ipaddr.isValidCIDR(range), {
    error: 'must list ranges like 10.0.8.0/24',
  }).optional(),
};

type Values = z.output<z.ZodObject<typeof browserVariables>>;

/** Which browsers carry tests out, and where their pages may go. @throws an Error that names the variable at error. */
export function browserSettings(values: Values) {
  const { BROWSER_ENDPOINTS: endpoints, BROWSER_PROXY_ADDRESS: proxyAddress } = values;
  if (endpoints && proxyAddress === undefined)
    throw new Error(
      'The configuration is wrong. BROWSER_PROXY_ADDRESS: name this machine as the browsers of BROWSER_ENDPOINTS reach it, or none if their own network keeps their pages away from yours.',
    );
  return {
    /** What of the internal network pages under test may reach. */
    allow: values.BROWSER_ALLOW,
    /** Browsers elsewhere; undefined: one on the worker's machine. */
    endpoints,
    /** Where the browsers of the endpoints find the worker; null: their own network keeps their pages in. */
    proxyAddress: proxyAddress === undefined || proxyAddress === 'none' ? null : proxyAddress,
    /** Ranges that these browsers come from; undefined: the addresses of the endpoints. */
    proxyClients: values.BROWSER_PROXY_CLIENTS,
  };
}

function list(isEntry: (text: string) => boolean, { error }: { error: string }) {
  return z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine((entries) => entries.length > 0 && entries.every(isEntry), error);
}
