import { useParams } from 'shared/router';
import { readId } from '../../model/route-id.ts';
import { GroupRunProblem } from './GroupRunProblem.tsx';
import { GroupRunScreen } from './GroupRunScreen.tsx';

export function GroupRunPage() {
  const text = useParams()['id'];
  if (text === undefined) return <GroupRunProblem text="No run ID provided" />;
  const id = readId(text);
  if (id === null) return <GroupRunProblem text="Unable to load test run details." />;
  return <GroupRunScreen key={id} id={id} />;
}
