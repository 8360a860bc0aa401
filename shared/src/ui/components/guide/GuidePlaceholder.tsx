import { GuideSurface } from './guide-surface.ts';

/** As high as the guide that is being loaded: what is below does not move when it is there. `heightOnPhone`: in pixels. */
export function GuidePlaceholder({ heightOnPhone }: { heightOnPhone: number }) {
  return <GuideSurface $placeholderHeight={heightOnPhone} />;
}
