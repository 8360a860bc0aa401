import { inside, type Place, type Target } from 'shared/step-language';

/** A target with a further place around it. */
export function within(target: Target, outer: Place): Target {
  const { place } = target;
  return { ...target, place: place ? { ...place, target: within(place.target, outer) } : outer };
}

/** A frame as a place: in the frame "Inner" in the frame "Outer". @param outer the frame around it */
export function inFrame(frame: Target, outer: Place | null): Place {
  const named: Target = { ...frame, kind: frame.kind ?? 'frame' };
  return inside(outer ? within(named, outer) : named);
}
