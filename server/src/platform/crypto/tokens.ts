import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, 43 characters that are safe in an address. */
export const createToken = () => randomBytes(32).toString('base64url');

/** What is stored in a token's place: anyone who reads the database cannot use it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
