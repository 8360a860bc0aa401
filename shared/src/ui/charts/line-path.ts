export interface Point {
  x: number;
  y: number;
}

/** A path through the points, in two digits; null: a gap. A point between two gaps is none of it. */
export function linePath(points: readonly (Point | null)[]): string {
  return segmentsOf(points)
    .filter((segment) => segment.length > 1)
    .map((segment) => `M${segment.map(coordinates).join('L')}`)
    .join('');
}

/** The points between two gaps, through which no line goes. */
export function lonePoints(points: readonly (Point | null)[]): Point[] {
  return segmentsOf(points).flatMap((segment) => (segment.length === 1 ? segment : []));
}

/** The areas between the line and `floor`. */
export function areaPath(points: readonly (Point | null)[], floor: number): string {
  return segmentsOf(points)
    .map((segment) => `M${segment.map(coordinates).join('L')}V${floor}H${round(segment[0]?.x ?? 0)}Z`)
    .join('');
}

function segmentsOf(points: readonly (Point | null)[]): Point[][] {
  const segments: Point[][] = [];
  let segment: Point[] = [];
  for (const point of [...points, null]) {
    if (point) segment.push(point);
    else if (segment.length > 0) {
      segments.push(segment);
      segment = [];
    }
  }
  return segments;
}

const coordinates = ({ x, y }: Point) => `${round(x)},${round(y)}`;

const round = (value: number) => Number(value.toFixed(2));
