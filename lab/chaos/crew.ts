import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from '../../server/src/testing/start-process.ts';
import type { Scene } from './scene.ts';

export type Kind = 'api' | 'worker' | 'scheduler';

export interface Member {
  kind: Kind;
  /** What the database knows its connections by; each process has another. */
  name: string;
  port: number;
  /** Whether it has said that it is. */
  isReady: boolean;
  process: ReturnType<typeof startProcess>;
}

/** Processes that are killed, paused or stopped, and replaced. */
export interface Crew {
  members: Member[];
  /** Where the APIs listen; one of them may just be gone. */
  addresses: string[];
  /** Resolves when all of them are at work. */
  ready(): Promise<void>;
  /** Any of them, or one of the kind, as soon as there is one at work whose work another of its kind can do meanwhile. */
  pick(kind?: Kind): Promise<Member>;
  /** Sends the signal, waits for the end and puts a new one in its place. Answers the exit code. */
  replace(member: Member, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  end(): Promise<void>;
}

/** So many of each kind, from the scene's port on. `environment` is added to what all of them get. */
export function startCrew(
  { config, port: first }: Scene,
  counts: Partial<Record<Kind, number>>,
  environment: Record<string, string> = {},
): Crew {
  let launched = 0;
  function launch(kind: Kind, port: number): Member {
    launched += 1;
    const name = `${kind}-${launched}`;
    const member: Member = {
      kind,
      name,
      port,
      isReady: false,
      process: startProcess(kind, {
        PGAPPNAME: name,
        DATABASE_URL: config.databaseUrl ?? '',
        DATA_FOLDER: config.dataFolder,
        API_PORT: String(port),
        BROWSER_ALLOW: 'localhost',
        WORKER_CONCURRENCY: '3',
        LOG_LEVEL: 'info',
        ...environment,
      }),
    };
    member.process.child.stdout.on('data', (chunk: Buffer) => {
      member.isReady ||= chunk.includes(' is ready');
    });
    return member;
  }
  const kinds = (Object.entries(counts) as [Kind, number][]).flatMap(([kind, count]) =>
    Array<Kind>(count).fill(kind),
  );
  const isSpare = (member: Member) =>
    member.isReady &&
    members.some((other) => other !== member && other.kind === member.kind && other.isReady);
  const members = kinds.map((kind, index) => launch(kind, first + index));
  return {
    members,
    addresses: members.filter(({ kind }) => kind === 'api').map(({ port }) => `http://localhost:${port}`),
    async ready() {
      while (!members.every(({ isReady }) => isReady)) await sleep(50);
    },
    async pick(kind) {
      for (;;) {
        const fitting = members.filter(
          (member) => (kind === undefined || member.kind === kind) && isSpare(member),
        );
        const picked = fitting[Math.floor(Math.random() * fitting.length)];
        if (picked) return picked;
        await sleep(50);
      }
    },
    async replace(member, signal) {
      member.process.child.kill(signal);
      const code = await member.process.exit;
      members[members.indexOf(member)] = launch(member.kind, member.port);
      return code;
    },
    async end() {
      for (const { process } of members) process.child.kill('SIGTERM');
      const gone = Promise.all(members.map(({ process }) => process.exit));
      await Promise.race([gone, sleep(15_000)]);
      for (const { process } of members) process.child.kill('SIGKILL');
      await gone;
    },
  };
}
