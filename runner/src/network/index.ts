export { isInRanges, isLocalName, parseAllowList, type AllowList } from './allow-list.ts';
export { isPublic } from './is-public.ts';
