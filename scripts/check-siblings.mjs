/** Checks that the remotes are alike: same files, same scripts, and all versions from the catalog; and that the host provides what they import. */
import { existsSync, readFileSync } from 'node:fs';
import { packages } from './lib/project.mjs';

const remotes = packages.filter((name) => name.startsWith('remote-'));
const files = [
  'README.md',
  'webpack.config.mjs',
  'jest.config.mjs',
  'tsconfig.json',
  'src/remote.tsx',
  'src/routes.tsx',
];
/** Files that differ in the remote's name only. */
const equalFiles = ['webpack.config.mjs', 'jest.config.mjs', 'tsconfig.json'];

/** Entry points of `shared` for types, tests, builds and the server. */
const NOT_FOR_REMOTES =
  /^\.\/(?:contract|testing|tooling|page-model\/assert|step-language\/(?:normal-text|polarity|schema))(?:$|\/)/;

const problems = [];
const read = (path) => readFileSync(path, 'utf8');
const manifestOf = (name) => JSON.parse(read(`${name}/package.json`));
/** A file's text with placeholders for the remote's name and port. */
const readTemplate = (path, remote) =>
  read(path)
    .replaceAll(remote.replace('remote-', ''), '<name>')
    .replace(/\b300\d\b/g, '<port>');

const reference = remotes[0];
for (const remote of remotes) {
  for (const file of files) if (!existsSync(`${remote}/${file}`)) problems.push(`${remote} has no ${file}.`);
  for (const file of equalFiles) {
    const [own, other] = [`${remote}/${file}`, `${reference}/${file}`];
    if (existsSync(own) && existsSync(other) && readTemplate(own, remote) !== readTemplate(other, reference))
      problems.push(`${own} differs from ${other}.`);
  }
  if (typeof manifestOf(remote).config?.firstLoadKilobytes !== 'number')
    problems.push(`${remote} has no budget (config.firstLoadKilobytes in package.json).`);
  if (JSON.stringify(manifestOf(remote).scripts) !== JSON.stringify(manifestOf(reference).scripts))
    problems.push(`${remote} has other scripts than ${reference}.`);
}

for (const name of packages) {
  const { dependencies, devDependencies } = manifestOf(name);
  for (const [dependency, version] of Object.entries({ ...dependencies, ...devDependencies }))
    if (!/^(catalog:|workspace:)/.test(version))
      problems.push(`${name}: ${dependency} has its own version (${version}); write it in the catalog.`);
}

// Otherwise a remote that imports the entry point fails in the browser, and in no test of a single package.
const provided = read('host/src/remotes/provide.ts');
for (const entry of Object.keys(manifestOf('shared').exports)) {
  const name = entry.replace('.', 'shared');
  if (!NOT_FOR_REMOTES.test(entry) && !provided.includes(`import('${name}')`))
    problems.push(`host/src/remotes/provide.ts lacks ${name}.`);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log('The remotes are alike.');
