import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Environment, Variable } from 'shared/contract';
import { confirmAndMutate } from 'shared/feedback';
import { frame, space, styled } from 'shared/theme';
import { Button, Heading, IconButton, PlainList, Text } from 'shared/ui';
import { useDeleteEnvironment } from '../../../api/environments.ts';
import { VariableDialog } from '../VariableDialog.tsx';
import { VariableItem } from '../VariableItem.tsx';

interface Props {
  environment: Environment;
  onEdit: (environment: Environment) => void;
}

/** An environment with its variables. */
export function EnvironmentItem({ environment, onEdit }: Props) {
  const { id, name, base_url: baseUrl, variables } = environment;
  const [open, setOpen] = useState<'new' | Variable | null>(null);
  const remove = useDeleteEnvironment();
  const handleDelete = () =>
    confirmAndMutate(
      remove,
      { params: { id } },
      {
        title: 'Delete environment',
        text: `${name} is deleted with its variables. Results of its runs stay. This action cannot be undone.`,
        confirmLabel: 'Delete',
        tone: 'danger',
        failed: 'Environment not deleted',
      },
    );
  return (
    <Item>
      <Head>
        <Heading level={3}>{name}</Heading>
        <span>
          <IconButton
            requires="editor"
            label={`Edit ${name}`}
            icon={<Pencil />}
            size="sm"
            onClick={() => onEdit(environment)}
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
        </span>
      </Head>
      <Address tone="muted">{baseUrl ?? 'Tests run at their own addresses.'}</Address>
      <Access {...environment} />
      {variables.length > 0 && (
        <PlainList aria-label={`Variables of ${name}`}>
          {variables.map((variable) => (
            <VariableItem key={variable.name} variable={variable} environmentId={id} onEdit={setOpen} />
          ))}
        </PlainList>
      )}
      <span>
        <Button
          requires="editor"
          variant="secondary"
          size="sm"
          aria-label={`Add variable to ${name}`}
          onClick={() => setOpen('new')}
        >
          <Plus aria-hidden />
          Add variable
        </Button>
      </span>
      {open && (
        <VariableDialog
          variable={open === 'new' ? null : open}
          names={variables.map((variable) => variable.name)}
          environmentId={id}
          onClose={() => setOpen(null)}
        />
      )}
    </Item>
  );
}

/** What is sent to the site besides, and that its runs wait for each other; nothing where neither is so. */
function Access({ header_names: headers, http_user: user, one_run_at_a_time: isExclusive }: Environment) {
  const texts = [
    ...(headers.length > 0 ? [`Sends ${headers.join(', ')}.`] : []),
    ...(user === null ? [] : [`Signs in as ${user} where the site asks for it.`]),
    ...(isExclusive ? ['One run at a time.'] : []),
  ];
  return texts.length === 0 ? null : <Text tone="muted">{texts.join(' ')}</Text>;
}

const Item = styled.li`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  padding: ${space(4)};
  ${frame('md')}
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(3)};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Address = styled(Text)`
  overflow-wrap: anywhere;
`;
