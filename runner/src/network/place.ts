/** `host:port`, as addresses are written. */
export const placeOf = (host: string, port: number) =>
  host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
