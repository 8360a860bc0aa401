import { z } from 'zod';

const HOST = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*|\[[\da-f:]+\])(?::\d{1,5})?$/;

/** Hosts inside the network, as `host` or `host:port`, separated by commas. `example`: stands in the message for anything else. */
export const allowedHostsSchema = (example: string) =>
  z
    .string()
    .transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine((entries) => entries.every((entry) => HOST.test(entry)), `must list hosts like ${example}`)
    .default([]);

/** `host:port` of each; the port of https where none is named. */
export function withPorts(hosts: string[]): string[] {
  return hosts.map((host) => (/:\d+$/.test(host) ? host : `${host}:443`));
}
