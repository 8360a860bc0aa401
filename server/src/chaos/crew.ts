import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../platform/config.ts';
import { startProcess } from '../testing/start-process.ts';

type Kind = 'api' | 'worker' | 'scheduler';

/** Processes that are killed and replaced. */
export interface Crew {
  /** Where the APIs listen; one of them may just be gone. */
  addresses: string[];
  /** Kills one of them by SIGKILL and puts a new one in its place. */
  killOne(): Promise<Kind>;
  end(): Promise<void>;
}

/** Two APIs on these ports, two workers and two schedulers. */
export function startCrew({ databaseUrl, dataFolder }: Config, ports: [number, number]): Crew {
  const launch = (kind: Kind, port: number) =>
    startProcess(kind, {
      DATABASE_URL: databaseUrl ?? '',
      DATA_FOLDER: dataFolder,
      API_PORT: String(port),
      BROWSER_ALLOW: 'localhost',
      WORKER_CONCURRENCY: '2',
      LOG_LEVEL: 'silent',
    });
  const places = (['api', 'worker', 'scheduler'] as const).flatMap((kind) =>
    ports.map((port) => ({ kind, port, started: launch(kind, port) })),
  );
  return {
    addresses: ports.map((port) => `http://localhost:${port}`),
    async killOne() {
      const place = places[Math.floor(Math.random() * places.length)];
      if (!place) throw new Error('There is nobody to kill.');
      place.started.child.kill('SIGKILL');
      await place.started.exit;
      place.started = launch(place.kind, place.port);
      return place.kind;
    },
    async end() {
      for (const { started } of places) started.child.kill('SIGTERM');
      const gone = Promise.all(places.map(({ started }) => started.exit));
      await Promise.race([gone, sleep(15_000)]);
      for (const { started } of places) started.child.kill('SIGKILL');
      await gone;
    },
  };
}
