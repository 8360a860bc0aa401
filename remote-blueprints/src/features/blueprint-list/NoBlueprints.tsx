import { Lightbulb, ListChecks, Package } from 'lucide-react';
import { useNavigate, type TestsTab } from 'shared/router';
import { Button, EmptyState } from 'shared/ui';
import { useCreateBlueprint } from '../../api/manage-blueprints.ts';
import { EXAMPLE } from '../../model/example.ts';
import { updatePath } from '../../model/listed.ts';
import { noticeFailure } from '../../notices.ts';

/** Shown where there are no tests or no modules yet. */
export function NoBlueprints({ tab }: { tab: TestsTab }) {
  if (tab === 'modules')
    return (
      <EmptyState icon={<Package />} text="No modules available. Create your first module to get started." />
    );
  return (
    <EmptyState
      icon={<ListChecks />}
      text="No tests available. Create your first test to get started."
      action={<AddExample />}
    />
  );
}

const CALL = { body: EXAMPLE };

/** Creates a small test that passes, and opens it. */
function AddExample() {
  const creation = useCreateBlueprint();
  const navigate = useNavigate();

  const handleClick = () =>
    creation.mutate(CALL, {
      onSuccess: ({ test_blueprint: test }) => void navigate(updatePath(test)),
      onError: (error) => noticeFailure(error, 'The example could not be added.'),
    });

  return (
    <Button
      requires="editor"
      variant="secondary"
      icon={<Lightbulb />}
      isBusy={creation.isPending}
      busyLabel="Adding..."
      onClick={handleClick}
    >
      Add an Example
    </Button>
  );
}
