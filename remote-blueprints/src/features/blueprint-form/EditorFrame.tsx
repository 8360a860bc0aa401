import type { FormEvent, ReactNode } from 'react';
import { paths } from 'shared/router';
import { space, styled } from 'shared/theme';
import { Button, PageHeader } from 'shared/ui';
import { RestoreDraftBanner } from './RestoreDraftBanner.tsx';
import type { DraftForm } from './useDraftForm.ts';
import { EDITOR_TEXTS } from './texts.ts';

interface Props {
  form: DraftForm;
  task: 'create' | 'update';
  isSaving: boolean;
  /** Why the form cannot be saved now. */
  disabledReason?: string;
  onSubmit: () => Promise<void>;
  /** A line below the title. */
  description?: ReactNode;
  /** Buttons in front of the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The layout of an editor. The submit button is at the top, where a layout shift on blur cannot move it away from the pointer. */
export function EditorFrame(props: Props) {
  const { form, task, isSaving, disabledReason, onSubmit, description, actions, children } = props;
  const { tab, back, [task]: texts } = EDITOR_TEXTS[form.type];
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (disabledReason === undefined) void onSubmit();
  };
  return (
    <Form $isNarrow={form.type === 'module'} noValidate onSubmit={handleSubmit}>
      <PageHeader
        title={texts.title}
        backTo={paths.tests(tab)}
        backLabel={back}
        description={description}
        actions={
          <>
            {actions}
            <Button type="submit" isBusy={isSaving} busyLabel={texts.busy} disabledReason={disabledReason}>
              {texts.submit}
            </Button>
          </>
        }
      />
      <Content inert={isSaving}>
        <RestoreDraftBanner form={form} />
        {children}
      </Content>
    </Form>
  );
}

/** A module has no second column. */
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
