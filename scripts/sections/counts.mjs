/** A runner that ends badly without naming a failed test has failed all the same. */
export function counted(code, { passed, failed }) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}
