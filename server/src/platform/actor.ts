import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditActorKind } from 'shared/constants';

/** On whose behalf something is done, for the audit log. */
export interface Actor {
  kind: AuditActorKind;
  /** The person's account; null: it is none. */
  id: number | null;
  /** What the actor is called; null: what the account is called. */
  name: string | null;
  /** IP address of the caller; null: nothing came over the network. */
  address: string | null;
}

const actors = new AsyncLocalStorage<Actor>();

export const OPERATOR: Actor = { kind: 'operator', id: null, name: 'operator', address: null };
export const SCHEDULE: Actor = { kind: 'system', id: null, name: 'schedule', address: null };
const SYSTEM: Actor = { kind: 'system', id: null, name: 'system', address: null };

/** Does the work on behalf of the actor, and everything that it awaits. */
export function actingAs<Result>(actor: Actor, work: () => Result): Result {
  return actors.run(actor, work);
}

/** Who acts at this place of the program; "system" where no one was named. */
export function currentActor(): Actor {
  return actors.getStore() ?? SYSTEM;
}

/** The name of the API key on whose behalf this is; null: it is none. */
export function currentKeyName(): string | null {
  const { kind, name } = currentActor();
  return kind === 'api_key' ? name : null;
}

/** A person with an account. */
export const personActor = (id: number, address: string | null): Actor => ({
  kind: 'person',
  id,
  name: null,
  address,
});
