import { relativeTime } from 'shared/format';
import { useTickingText } from '../../state/clock.ts';

/** How long ago something was (`at`: ISO 8601), kept true while it is shown. */
export function RelativeTime({ at }: { at: string }) {
  const text = useTickingText((now) => relativeTime(new Date(at), now));
  return <time dateTime={at}>{text}</time>;
}
