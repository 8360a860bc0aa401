import { useMemo } from 'react';
import { useQuery } from 'shared/query';
import { suitesQuery } from 'shared/run-environment';
import { blueprintsQuery } from '../../api/blueprints.ts';
import { findLoginModule, moduleOptions } from '../../model/modules.ts';
import { suiteIdAtom, useEditor, useEditorValue } from '../../state/editor.ts';
import { useSelectRemaining } from '../../state/useSelectRemaining.ts';

/**
 * The modules that the edited test can use, and the one that signs in before it. What cannot be loaded, or is being deleted, is absent. A
 * module cannot contain modules.
 */
export function useModules() {
  const enabled = useEditor().type === 'integration';
  const suiteId = useEditorValue(suiteIdAtom);
  const { data: blueprints = NONE, isLoading } = useQuery({
    ...blueprintsQuery(),
    select: useSelectRemaining(),
    enabled,
  });
  const { data: suites = [] } = useQuery({ ...suitesQuery(), enabled });
  const modules = useMemo(() => ({ isLoading, options: moduleOptions(blueprints) }), [blueprints, isLoading]);
  return { modules, loginModule: findLoginModule(suiteId, suites, blueprints) };
}

const NONE: [] = [];
