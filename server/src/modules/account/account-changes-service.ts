/** Changes of accounts, for other modules. Each call works within the transaction of its caller. */
export { deleteAccount, type Obstacle } from './account-repository.ts';
export { recordAccountEvent } from './audit-account.ts';
export { personOf } from './person-of.ts';
