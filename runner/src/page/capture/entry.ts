export { findFreePoint, findOwnPoint, probeClickPoint } from './actions/click-point.ts';
export { probeDateParts } from './actions/date-parts.ts';
export { probeControl } from './actions/control.ts';
export { passesPointerOn, whyUnreached } from './actions/covering-element.ts';
export { probeDrag } from './actions/drag.ts';
export { isDetails, probeExpanded } from './actions/expanded.ts';
export { isFileField, namesOfFiles } from './actions/files.ts';
export { canBeTypedInto, readSelection } from './actions/focused.ts';
export { probeList } from './actions/native-list.ts';
export { isOneOfSeveral, probeDropdown, readPopupOptions, searchKind, showsLabel } from './actions/popup.ts';
export { probeRange } from './actions/range.ts';
export { probeRow } from './actions/row.ts';
export { isInView, listAreas, scrollArea, scrollPage } from './actions/scrolling.ts';
export { askForSecret } from './actions/secret-fields.ts';
export { probeChoice, probeToggle } from './actions/toggles.ts';
export { readAxe, startAxe } from './assert/axe.ts';
export { isDrawn, readState } from './assert/element-state.ts';
export { readErrors, readFieldErrors } from './assert/errors.ts';
export { readLabelValues } from './assert/label-value.ts';
export { readLists } from './assert/lists.ts';
export { lacksColumns, lacksEntries } from './assert/partial.ts';
export { readOptions } from './assert/options.ts';
export { readShownText, readValue } from './assert/own-value.ts';
export {
  cannotChange,
  findClosedRoot,
  hasLoaded,
  isWaitingScreen,
  readMotion,
  readPageState,
  timeUntilTimers,
} from './assert/readiness.ts';
export { readKeys } from './assert/sort-keys.ts';
export {
  readAllText,
  readMainHeadings,
  readPage,
  readPlaceholder,
  readText,
  readTitle,
} from './assert/texts.ts';
export { captureDocument } from './live/capture-document.ts';
export { holdsControls } from './live/controls.ts';
export { findBelow, hasSelection, relationOf } from './live/drag.ts';
export { readFacts } from './live/element-facts.ts';
export { probeFieldState } from './live/field-state.ts';
export { findFocused } from './live/focused-element.ts';
export { findListed } from './live/listed-elements.ts';
export { findListOfOption, probeNativeInput } from './live/native-input.ts';
export { readReaction, startWatching } from './live/page-reaction.ts';
export { listenForEvent, takeReception } from './live/received-event.ts';
export { findMark, rememberVisible } from './live/reveal-trail.ts';
export { capturePage } from './model/capture-page.ts';
export { findUnjudged, hideSecrets, paintBlack } from './redaction.ts';
export { findAgain, findElements, findOffers, findRegions, findSurroundings } from './resolve/find.ts';
export { distinguished } from './resolve/fingerprints.ts';
export { findByAttributes } from './resolve/planned.ts';
export { findAt, findById, findTargets } from './resolve/pointing.ts';
export { idOf } from './resolve/registry.ts';
export { findRevealer, findRevealerOfText } from './resolve/revealers.ts';
export { hasLoadedImages, readPlatform, readScrolling, scrollDocument } from './screenshot.ts';
