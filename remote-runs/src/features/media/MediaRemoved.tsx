import { longDate } from 'shared/format';
import { Placeholder } from './Placeholder.tsx';

/** Instead of media that are no longer kept. */
export function MediaRemoved({ at }: { at: string }) {
  return (
    <Placeholder>
      The screenshots and the recording were removed on {longDate(at)} because of their age. The results of
      the steps stay.
    </Placeholder>
  );
}
