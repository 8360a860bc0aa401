import type { FileStep, ModuleName, SuiteContent, TestContent } from './format/file-content.ts';
import type { Library, LibraryBlueprint, LibraryStep, LibrarySuite } from './library-repository.ts';

/** A stored test or module as its file says it. */
export function contentOf(library: Library, blueprint: LibraryBlueprint, steps: LibraryStep[]): TestContent {
  const { id, type, title, startingUrl, suiteId, file, tags, browser, handlers } = blueprint;
  return {
    id,
    type,
    title,
    startingUrl,
    tags,
    browser,
    handlers,
    suiteName: suiteId === null ? null : (library.suites.get(suiteId)?.name ?? null),
    attachment: file?.file_name ?? null,
    steps: steps.map(({ type: stepType, action, useVision, isDisabled, moduleId }): FileStep => ({
      type: stepType,
      action,
      useVision,
      isDisabled,
      module: moduleId === null ? null : moduleName(library, moduleId),
    })),
  };
}

export function suiteContentOf(library: Library, suite: LibrarySuite): SuiteContent {
  const {
    id,
    name,
    scheduleEnabled,
    scheduleExpression,
    scheduleTimezone,
    scheduleEnvironmentId,
    loginModuleId,
    sharesLogin,
    browser,
    inOrder,
    retries,
    handlers,
  } = suite;
  return {
    id,
    name,
    scheduleExpression,
    scheduleTimezone,
    sharesLogin,
    browser,
    inOrder,
    retries,
    handlers,
    isScheduled: scheduleEnabled,
    scheduleEnvironment: library.environments.get(scheduleEnvironmentId ?? 0) ?? null,
    loginModule: loginModuleId === null ? null : moduleName(library, loginModuleId),
  };
}

/** With its id only where another module has the same title. */
export function moduleName({ blueprints, sharedTitles }: Library, id: number): ModuleName {
  const title = blueprints.get(id)?.title ?? '';
  return { title, id: sharedTitles.has(title) ? id : null };
}
