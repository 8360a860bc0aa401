/** What a run needs of a `.steps.md`: the id, the title, and the titles of the modules that it uses. */
export function describeTestFile(content) {
  const [, settings = '', body = content] =
    /^\uFEFF?---[ \t]*\r?\n([^]*?\r?\n)?---[ \t]*(?:\r?\n([^]*))?$/.exec(content) ?? [];
  const id = /^id:[ \t]*["']?(\d{1,10})["']?[ \t]*$/m.exec(settings)?.[1];
  return {
    id: id === undefined ? undefined : Number(id),
    isModule: /^type:[ \t]*["']?module\b/m.test(settings),
    title: /^#[ \t]+(.*?)[ \t]*\r?$/m.exec(body)?.[1] ?? '',
    modules: [...body.matchAll(/^ {0,3}\d+[.)][ \t]+module[ \t]*:[ \t]*(.*?)[ \t\r]*$/gim)].map(([, rest]) =>
      rest.replace(/(?:[ \t]*<!--(?:(?!-->).)*-->)+$/, ''),
    ),
  };
}

/** The title of the login module that a `suite.yaml` names, if it does. */
export function readLoginModule(content) {
  const written = /^login_module:[ \t]*(.+?)[ \t\r]*$/m.exec(content)?.[1];
  if (written === undefined) return undefined;
  if (written.startsWith("'")) return written.slice(1, -1).replaceAll("''", "'");
  return written.startsWith('"') ? unquoted(written) : written;
}

/** What is written by hand may have escapes that JSON does not know. */
function unquoted(written) {
  try {
    return JSON.parse(written);
  } catch {
    return written.slice(1, -1);
  }
}
