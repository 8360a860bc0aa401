/** Shown while a remote is on its way. */
export function RemotePlaceholder() {
  return <p role="status">Loading...</p>;
}
