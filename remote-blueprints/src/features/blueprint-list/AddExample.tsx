import { Lightbulb } from 'lucide-react';
import { useNavigate } from 'shared/router';
import { Button } from 'shared/ui';
import { useCreateBlueprint } from '../../api/manage-blueprints.ts';
import { EXAMPLE } from '../../model/example.ts';
import { updatePath } from '../../model/listed.ts';
import { noticeFailure } from '../../notices.ts';

const CALL = { body: EXAMPLE };

/** Creates a small test that passes, and opens it. */
export function AddExample() {
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
