interface Step {
  type: string;
  action: string;
  test_blueprint_module_id?: number | null | undefined;
}

interface Context {
  addIssue: (issue: { code: 'custom'; path: (string | number)[]; message: string }) => void;
}

/** A module step names its module and nothing else; any other step has a text and names none. */
export function refineStep(step: Step, context: Context): void {
  const report = (field: keyof Step, message: string) => {
    context.addIssue({ code: 'custom', path: [field], message });
  };
  if (step.type === 'module') {
    if (step.action !== '') report('action', 'A module step carries no text of its own.');
    if (!step.test_blueprint_module_id) report('test_blueprint_module_id', 'Choose a module.');
  } else {
    if (step.action.trim() === '') report('action', 'The step has no text.');
    if (step.test_blueprint_module_id)
      report('test_blueprint_module_id', 'Only a module step names a module.');
  }
}
