import type { Command } from './command.ts';

export const waitingList: Command = {
  usage: 'waiting-list',
  summary: 'List who asked for access, the longest waiting first.',
  takes: 0,
  prepare:
    () =>
    async ({ accounts, print }) => {
      const waiting = await accounts.waitingList();
      if (waiting.length === 0) print('Nobody is waiting.');
      const width = Math.max(...waiting.map(({ email }) => email.length));
      for (const { email, since, hasAccount } of waiting)
        print(
          `${email.padEnd(width)}  ${since.toISOString().slice(0, 10)}${hasAccount ? '  has an account' : ''}`,
        );
    },
};
