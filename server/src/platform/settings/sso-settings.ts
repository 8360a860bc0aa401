import { z } from 'zod';

const HOST = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*|\[[\da-f:]+\])(?::\d{1,5})?$/;

export const ssoVariables = {
  /** Providers inside the network, as `host` or `host:port`. */
  SSO_ALLOW: z
    .string()
    .transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine(
      (entries) => entries.every((entry) => HOST.test(entry)),
      'must list hosts like keycloak.internal or localhost:8080',
    )
    .default([]),
};

/** `host:port` of the providers inside the network that companies may use; the port of https where none is named. */
export function ssoHosts({ SSO_ALLOW: hosts }: z.output<z.ZodObject<typeof ssoVariables>>): string[] {
  return hosts.map((host) => (/:\d+$/.test(host) ? host : `${host}:443`));
}
