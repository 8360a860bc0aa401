import type { TwoFactorSecret } from 'shared/contract';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { conflict, unprocessable } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  createRecoveryCodes,
  createSecret,
  otpauthUri,
  readRecoveryCode,
  stepOfCode,
} from './authenticator.ts';
import * as repository from './two-factor-repository.ts';

interface TwoFactorState {
  /** When it was turned on; null: it is off. */
  since: Date | null;
  recoveryCodesLeft: number;
}

/** Two-factor sign-in by an authenticator app (TOTP, RFC 6238). */
export interface TwoFactorService {
  isOn(userId: number): Promise<boolean>;
  describe(userId: number): Promise<TwoFactorState>;
  /** Uses the code up: of the authenticator app, or a recovery code. False: it is wrong, too old, or was used before. */
  accept(userId: number, code: string): Promise<boolean>;
  /** A new secret, which replaces an unconfirmed one. @throws a 409 where two-factor sign-in is on. */
  begin(user: { id: number; email: string }): Promise<TwoFactorSecret>;
  /** Turns it on. @returns the recovery codes. @throws a 409 where it was not begun or is on; a 422 for a wrong code. */
  confirm(userId: number, code: string): Promise<string[]>;
  disable(userId: number): Promise<void>;
  /** @throws a 409 where two-factor sign-in is off. */
  renewRecoveryCodes(userId: number): Promise<string[]>;
}

export function createTwoFactorService({
  database,
  secrets,
}: Pick<Platform, 'database' | 'secrets'>): TwoFactorService {
  const { queries } = database;

  async function acceptStep(row: repository.TwoFactorRow, code: string): Promise<boolean> {
    const step = stepOfCode(secrets.decrypt(row.secretEncrypted), code);
    return step !== undefined && repository.takeStep(queries, row.userId, step);
  }

  return {
    async isOn(userId) {
      const row = await repository.findTwoFactor(queries, userId);
      return Boolean(row?.confirmedAt);
    },
    async describe(userId) {
      const row = await repository.findTwoFactor(queries, userId);
      if (!row?.confirmedAt) return { since: null, recoveryCodesLeft: 0 };
      return {
        since: row.confirmedAt,
        recoveryCodesLeft: await repository.countRecoveryCodes(queries, userId),
      };
    },
    async accept(userId, code) {
      const row = await repository.findTwoFactor(queries, userId);
      if (!row?.confirmedAt) return false;
      const recoveryCode = readRecoveryCode(code);
      return recoveryCode === undefined
        ? acceptStep(row, code)
        : repository.takeRecoveryCode(queries, userId, hashToken(recoveryCode));
    },
    async begin({ id, email }) {
      const secret = createSecret();
      if (!(await repository.storeSecret(queries, id, secrets.encrypt(secret)))) throw alreadyOn();
      return { secret, otpauth_uri: otpauthUri(secret, email) };
    },
    async confirm(userId, code) {
      const row = await repository.findTwoFactor(queries, userId);
      if (!row) throw conflict('two_factor_not_begun', 'Begin to set up two-factor sign-in first.');
      if (row.confirmedAt) throw alreadyOn();
      if (!(await acceptStep(row, code)))
        throw unprocessable(
          'wrong_code',
          'The code is wrong or has expired. Check that the clock of your device is right.',
        );
      const codes = createRecoveryCodes();
      if (!(await repository.enable(queries, row, hashesOf(codes)))) throw alreadyOn();
      return codes;
    },
    disable: (userId) => repository.disable(queries, userId),
    async renewRecoveryCodes(userId) {
      const codes = createRecoveryCodes();
      if (!(await repository.replaceRecoveryCodes(queries, userId, hashesOf(codes))))
        throw conflict('two_factor_off', 'Two-factor sign-in is off.');
      return codes;
    },
  };
}

const alreadyOn = () => conflict('two_factor_on', 'Two-factor sign-in is on already.');

const hashesOf = (codes: string[]) => codes.map((code) => hashToken(readRecoveryCode(code) ?? ''));
