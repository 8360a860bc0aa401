/** People and the companies that they belong to, for other modules. Each call works within the transaction of its caller. */
export { addNewMember } from './add-new-member.ts';
export {
  addMember,
  deleteMemberSessions,
  deleteOnlyMembers,
  deletePasswordSessions,
  deleteSessions,
  deleteSsoSessions,
  deleteUser,
  findBreakGlassOwner,
  findUser,
  findUserByEmail,
  insertUser,
  listMemberships,
  lockMembers,
  lockUser,
  removeFromWaitingList,
  replaceSession,
  setEmail,
  setLastCompany,
  setName,
  setPassword,
} from './auth-repository.ts';
