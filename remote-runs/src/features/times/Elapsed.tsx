import { runDuration } from 'shared/format';
import { useTickingText } from '../../state/clock.ts';

/** The time since `startTime` (ISO 8601), ticking by itself; In progress before the start. */
export function Elapsed({ startTime }: { startTime: string | null }) {
  const text = useTickingText((now) =>
    runDuration(startTime ? (now.getTime() - Date.parse(startTime)) / 1000 : null),
  );
  return <span>{text}</span>;
}
