/** Small charts of figures by day, drawn as SVG; each has its figures as a table, too, and is one tab stop. */
export { LineChart } from './LineChart.tsx';
export type { Line } from './LineChart.tsx';
export { StackChart } from './StackChart.tsx';
export type { Layer } from './StackChart.tsx';
export { secondTicks, wholeTicks } from './ticks.ts';
