export * from './page-model.ts';
export { isCalled, isOfKind, namedElements, namesOf, nodesOf, textOf } from './nodes.ts';
export { nearestNames } from './nearest-names.ts';
export { wouldHit, type Hit } from './would-hit.ts';
export { sentencesFor } from './sentences-for.ts';
export { diff, entriesOf, type PageChange, type PageEntries } from './diff.ts';
