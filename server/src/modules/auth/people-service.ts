/** People and the companies that they belong to, for other modules. Each call works within the transaction of its caller. */
export {
  addMember,
  deleteOnlyMembers,
  deletePasswordSessions,
  deleteSsoSessions,
  findBreakGlassOwner,
  findUser,
  findUserByEmail,
  insertUser,
  listMemberships,
  lockMembers,
  removeFromWaitingList,
  setLastCompany,
} from './auth-repository.ts';
