import type { MouseEvent } from 'react';
import { Button, TextLink } from 'shared/ui';
import type { ToastAction } from './toasts.ts';

interface Props {
  action: ToastAction;
  onLink: (event: MouseEvent, to: string) => void;
  onDismiss: () => void;
}

/** The action of a toast, a link or a button. Either closes the toast. */
export function ToastActionControl({ action, onLink, onDismiss }: Props) {
  if ('to' in action)
    return (
      <span>
        <TextLink href={action.to} onClick={(event) => onLink(event, action.to)}>
          {action.label}
        </TextLink>
      </span>
    );
  const handleClick = () => {
    action.onSelect();
    onDismiss();
  };
  return (
    <span>
      <Button variant="secondary" size="sm" onClick={handleClick}>
        {action.label}
      </Button>
    </span>
  );
}
