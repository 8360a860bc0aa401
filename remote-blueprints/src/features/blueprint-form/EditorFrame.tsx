import type { FormEvent, ReactNode } from 'react';
import { paths } from 'shared/router';
import { space, styled } from 'shared/theme';
import { Button, PageHeader } from 'shared/ui';
import { KeptWork } from './KeptWork.tsx';
import type { DraftForm } from './useDraftForm.ts';
import { WORDS } from './words.ts';

interface Props {
  form: DraftForm;
  task: 'create' | 'update';
  isSaving: boolean;
  onSubmit: () => Promise<void>;
  /** A line below the title. */
  description?: ReactNode;
  children: ReactNode;
}

/** The page around an editor. The button stands above, where text that is saved by leaving it cannot push it away. */
export function EditorFrame({ form, task, isSaving, onSubmit, description, children }: Props) {
  const { tab, back, [task]: words } = WORDS[form.type];
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.heldBecause === undefined) void onSubmit();
  };
  return (
    <Form $isNarrow={form.type === 'module'} noValidate onSubmit={handleSubmit}>
      <PageHeader
        title={words.title}
        backTo={paths.tests(tab)}
        backLabel={back}
        description={description}
        actions={
          <Button type="submit" isBusy={isSaving} busyLabel={words.busy} disabledReason={form.heldBecause}>
            {words.submit}
          </Button>
        }
      />
      <Content inert={isSaving}>
        <KeptWork form={form} />
        {children}
      </Content>
    </Form>
  );
}

/** Beside the steps of a module stands nothing. */
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
