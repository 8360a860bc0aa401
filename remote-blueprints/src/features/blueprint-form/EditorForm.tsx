import type { FormEvent, ReactNode } from 'react';
import { space, styled } from 'shared/theme';
import { Button, PageHeader } from 'shared/ui';
import { KeptWork } from './KeptWork.tsx';
import type { DraftForm } from './useDraftForm.ts';

interface Props {
  form: DraftForm;
  title: string;
  backTo: string;
  backLabel: string;
  submitLabel: string;
  busyLabel: string;
  isSaving: boolean;
  onSubmit: () => Promise<void>;
  /** A line below the title. */
  description?: ReactNode;
  /** Nothing stands beside the steps. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** The page around an editor. The button stands above, where text that is saved by leaving it cannot push it away. */
export function EditorForm(props: Props) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (props.form.heldBecause === undefined) void props.onSubmit();
  };
  return (
    <Form $isNarrow={props.isNarrow ?? false} noValidate onSubmit={handleSubmit}>
      <PageHeader
        title={props.title}
        backTo={props.backTo}
        backLabel={props.backLabel}
        description={props.description}
        actions={
          <Button
            type="submit"
            isBusy={props.isSaving}
            busyLabel={props.busyLabel}
            disabledReason={props.form.heldBecause}
          >
            {props.submitLabel}
          </Button>
        }
      />
      <Content inert={props.isSaving}>
        <KeptWork form={props.form} />
        {props.children}
      </Content>
    </Form>
  );
}

const Form = styled.form<{ $isNarrow: boolean }>`
  max-width: ${({ $isNarrow }) => ($isNarrow ? '860px' : 'none')};
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
`;

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
`;
