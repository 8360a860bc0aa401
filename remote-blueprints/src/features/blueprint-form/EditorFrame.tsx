import type { FormEvent, ReactNode } from 'react';
import { paths } from 'shared/router';
import { color, font, layer, media, space, styled } from 'shared/theme';
import { Button, Notice, PageHeader, RoleScope, Row, Stack, Text, useMissingRole } from 'shared/ui';
import { useEditor } from '../../state/editor.ts';
import { EDITOR_TEXTS } from './texts.ts';
import { useDraftAutosave } from './useDraftAutosave.ts';

/** How an editor saves. */
interface Saving {
  save: () => Promise<void>;
  isSaving: boolean;
  /** A run of the saved test is being started. */
  isStarting: boolean;
  /** Why the form cannot be saved now. */
  disabledReason: string | undefined;
}

interface Props {
  task: 'create' | 'update';
  saving: Saving;
  /** A line below the title. */
  description?: ReactNode;
  /** Buttons in front of the submit button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The layout of an editor; a viewer reads what is in it. Title and submit button stay at the top, where no layout shift can move the button away from the pointer. */
export function EditorFrame({ task, saving, description, actions, children }: Props) {
  const { isSaving, isStarting, disabledReason } = saving;
  const { tab, back, [task]: texts } = EDITOR_TEXTS[useEditor().type];
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void saving.save();
  };
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <Header>
        <PageHeader
          title={texts.title}
          backTo={paths.tests(tab)}
          backLabel={back}
          actions={
            <>
              <RoleScope requires="editor">{actions}</RoleScope>
              <Button
                requires="editor"
                type="submit"
                isBusy={isSaving}
                busyLabel={texts.busy}
                disabledReason={disabledReason}
                aria-keyshortcuts="Control+S"
              >
                {texts.submit}
              </Button>
            </>
          }
        />
      </Header>
      {description && <Description tone="muted">{description}</Description>}
      <Stack gap={6} inert={isSaving || isStarting}>
        <RestoreDraftBanner />
        <RoleScope requires="editor">{children}</RoleScope>
      </Stack>
    </Form>
  );
}

/** `--editor-top`: where what stays in sight below the header begins. The header is below what stays at the top of the page. */
const Form = styled.form`
  --editor-top: calc(var(--top-bar, 0px) + 54px);

  display: flex;
  flex-direction: column;
  gap: ${space(6)};

  ${media.phone} {
    --editor-top: calc(var(--top-bar, 0px) + 50px);
  }
`;

/** Only its line with the buttons stays; the link above it scrolls away. */
const Header = styled.div`
  position: sticky;
  top: calc(var(--top-bar, 0px) - ${space(5)});
  z-index: ${layer('sticky') - 1};
  padding-bottom: ${space(2)};
  margin: 0 -${space(2)} -${space(2)};
  padding-inline: ${space(2)};
  background: ${color('background')};

  h1 {
    line-height: 38px;
  }

  ${media.phone} {
    top: calc(var(--top-bar, 0px) - ${space(10)});

    h1 {
      ${font('lg')}
      line-height: 40px;
    }
  }
`;

const Description = styled(Text)`
  margin-top: -${space(4)};
`;

/** Autosaves the draft, and offers to restore the one that was interrupted here. */
function RestoreDraftBanner() {
  const { hasStoredDraft, storedName, restore, discard } = useDraftAutosave();
  const isReadOnly = useMissingRole('editor') !== undefined;
  if (!hasStoredDraft || isReadOnly) return null;
  return (
    <Notice tone="info">
      <Row gap={3} justify="space-between" wrap>
        You have unsaved changes from your last visit to this page
        {storedName === '' ? '.' : `: "${storedName}".`}
        <Row gap={2}>
          <Button variant="secondary" size="sm" onClick={restore}>
            Restore
          </Button>
          <Button variant="ghost" size="sm" onClick={discard}>
            Discard
          </Button>
        </Row>
      </Row>
    </Notice>
  );
}
