import type { ComponentProps } from 'react';
import { lazyPart } from 'shared/remote';
import { TestFields } from '../../features/blueprint-form/TestFields.tsx';
import { EditorBody } from './EditorBody.tsx';
import { SettingsSpace } from './SettingsSpace.ts';

const TestSettings = lazyPart(async () => (await import('./TestSettings.tsx')).TestSettings);

interface Props extends ComponentProps<typeof EditorBody> {
  /** Whether the stored test has a table of data. */
  hasTable?: boolean;
}

/** The fields, steps and simulation of a test, new or stored. */
export function TestEditor({ hasTable = false, ...body }: Props) {
  return (
    <>
      <TestFields />
      <TestSettings hasTable={hasTable} fallback={<SettingsSpace />} />
      <EditorBody {...body} />
    </>
  );
}
