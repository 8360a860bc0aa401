import { Check, Copy, Pencil, Trash2 } from 'lucide-react';
import type { Variable } from 'shared/contract';
import { confirmAndMutate, useCopied } from 'shared/feedback';
import { color, font, media, radius, space, styled } from 'shared/theme';
import { Badge, IconButton } from 'shared/ui';
import { useDeleteVariable } from '../../api/variables.ts';
import { variableReference } from '../../model/variable-draft.ts';

interface Props {
  variable: Variable;
  /** Absent: a variable of the company. */
  environmentId?: number;
  onEdit: (variable: Variable) => void;
}

/** A variable with its value and its actions. */
export function VariableItem({ variable, environmentId, onEdit }: Props) {
  const { name, value, is_secret: isSecret, kind } = variable;
  const { isCopied, copy } = useCopied(variableReference(name));
  const remove = useDeleteVariable(environmentId);
  const handleDelete = () =>
    confirmAndMutate(remove, name, {
      title: 'Delete variable',
      text: `Steps that use ${variableReference(name)} will fail until there is a variable of that name again. This action cannot be undone.`,
      confirmLabel: 'Delete',
      tone: 'danger',
      failed: 'Variable not deleted',
    });
  return (
    <Item>
      <Name>{variableReference(name)}</Name>
      <Value>
        {isSecret ? (
          <Badge tone="neutral">{kind === 'one-time-password' ? 'One-time password' : 'Secret'}</Badge>
        ) : (
          value
        )}
      </Value>
      <Actions>
        <IconButton
          label={isCopied ? `Copied ${variableReference(name)}` : `Copy ${variableReference(name)}`}
          icon={isCopied ? <Check /> : <Copy />}
          size="sm"
          onClick={() => void copy()}
        />
        <IconButton
          requires="editor"
          label={isSecret ? `Replace ${name}` : `Edit ${name}`}
          icon={<Pencil />}
          size="sm"
          onClick={() => onEdit(variable)}
        />
        <IconButton
          requires="editor"
          label={`Delete ${name}`}
          icon={<Trash2 />}
          size="sm"
          tone="danger"
          isBusy={remove.isPending}
          onClick={() => void handleDelete()}
        />
      </Actions>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) auto;
  align-items: center;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(3)};
  background: ${color('surfaceSunken')};
  border-radius: ${radius('md')};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-block: ${space(2)};
  }
`;

const Name = styled.code`
  ${font('sm')}
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
`;

const Value = styled.span`
  min-width: 0;
  overflow: hidden;
  color: ${color('textMuted')};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.phone} {
    grid-row: 2;
  }
`;

const Actions = styled.span`
  display: flex;

  ${media.phone} {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`;
