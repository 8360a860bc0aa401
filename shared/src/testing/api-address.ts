/** An address that cannot exist: a call that msw misses reaches no server, not even one that runs on this machine by chance. */
export const apiAddress = 'http://api.invalid';
