import { SECRET_MIN_LENGTH } from 'shared/constants';
import type { GivenValue } from 'runner';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import { unprocessable } from '../../platform/http/app-error.ts';
import type { VariableRow } from './values-repository.ts';

type Known = Pick<VariableRow, 'name' | 'isSecret'>;

/**
 * Encrypts the values that a caller has given for one run. Those of the company's secrets are marked, and stay secret if the variable is
 * deleted meanwhile. 422 for a secret that is too short to be hidden in results.
 */
export function sealRunValues(secrets: Secrets, known: Known[], given: Record<string, string>): string {
  const names = new Set(known.filter(({ isSecret }) => isSecret).map(({ name }) => name));
  const values = Object.entries(given).map(([name, value]): GivenValue => {
    const isSecret = names.has(name);
    if (isSecret && value.trim().length < SECRET_MIN_LENGTH)
      throw unprocessable(
        'short_secret',
        `${name} is a secret and needs at least ${SECRET_MIN_LENGTH} characters: a shorter one could not be hidden in results.`,
      );
    return { name, value, isSecret };
  });
  return secrets.encrypt(JSON.stringify(values));
}

/** The company's values with those of the run in their places; a secret of either is one. */
export function withRunValues(secrets: Secrets, company: GivenValue[], sealed: string | null): GivenValue[] {
  if (sealed === null) return company;
  const values = new Map(company.map((value) => [value.name, value] as const));
  replaceValues(values, JSON.parse(secrets.decrypt(sealed)) as GivenValue[]);
  return [...values.values()];
}

/** The company's values with those of the run's environment in their places; a secret of either is one. */
export function withEnvironmentValues(company: GivenValue[], environment: GivenValue[]): GivenValue[] {
  if (environment.length === 0) return company;
  const values = new Map(company.map((value) => [value.name, value] as const));
  replaceValues(values, environment);
  return [...values.values()];
}

function replaceValues(values: Map<string, GivenValue>, others: GivenValue[]): void {
  for (const value of others)
    values.set(value.name, {
      ...value,
      isSecret: value.isSecret || values.get(value.name)?.isSecret === true,
    });
}
