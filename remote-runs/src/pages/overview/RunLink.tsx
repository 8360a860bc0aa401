import { shortDateTime } from 'shared/format';
import { paths } from 'shared/router';
import { TextLink, VisuallyHidden } from 'shared/ui';

interface Props {
  run: { test_run_id: number; at: string };
  /** Of the test. */
  name: string;
}

/** To a test run, by its time. */
export function RunLink({ run, name }: Props) {
  return (
    <TextLink to={paths.testRun(run.test_run_id)}>
      <VisuallyHidden>{`Run of ${name}, `}</VisuallyHidden>
      <time dateTime={run.at}>{shortDateTime(run.at)}</time>
    </TextLink>
  );
}
