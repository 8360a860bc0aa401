/** People and the companies that they belong to, for other modules. Each call works within the transaction of its caller. */
export {
  addMember,
  findUser,
  findUserByEmail,
  insertUser,
  listMemberships,
  removeFromWaitingList,
  setLastCompany,
} from './auth-repository.ts';
