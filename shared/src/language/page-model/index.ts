export * from './page-model.ts';
export { namedElements, namesOf, nodesOf, textOf } from './nodes.ts';
export { isAcceptable } from './acceptable-text.ts';
export { nearestNames } from './nearest-names.ts';
export { nearestText } from './nearest-text.ts';
export { showsError } from './page-errors.ts';
export { replacedText } from './replaced-text.ts';
export { wouldHit, type Hit } from './would-hit.ts';
export { hitOfStep, targetOf, type KnownHit } from './hit-of-step.ts';
export { inFrame, within } from './naming/frames.ts';
export { nameNode } from './naming/name-node.ts';
export { pageText } from './page-text.ts';
export { offerFor } from './naming/offers.ts';
export { inColumn } from './naming/places.ts';
export { targetsFor } from './naming/targets.ts';
export { diff, entriesOf, type PageChange, type PageEntries } from './diff.ts';
export { describe, describeNamed, textsIn, titleOf } from './resolve/description.ts';
export { describedTargets, isDescribed } from './resolve/described.ts';
export {
  find,
  framesFor,
  namesWithNumber,
  numbered,
  regionsOf,
  searchesInFrames,
  type Leniency,
} from './resolve/find.ts';
export { isFieldRole, isFor, isOfKind, kindOf } from './resolve/kinds.ts';
export { isCalled } from './resolve/matching.ts';
export { hasTrait } from './resolve/model-page.ts';
export type { CellSpan, Grid, PageReader, Trait } from './resolve/page-reader.ts';
export { sectionTitle } from './resolve/sections.ts';
export { surroundingsOf, type Surroundings } from './resolve/surroundings.ts';
export { cellsUnder, rowParts } from './resolve/tables.ts';
