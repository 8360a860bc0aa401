/** Shows the screenshots of a run or simulation. A separate entry point: only their screens need it. */
export { MarkedImage, placeOf } from './MarkedImage.tsx';
export { ScreenshotTools } from './ScreenshotTools.tsx';
export { hasBothSides, screenshotOn } from './side.ts';
export type { Side } from './side.ts';
