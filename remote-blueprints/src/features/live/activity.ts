const PAUSE_MS = 60_000;

/**
 * Calls `stay` when the person does something anywhere in the editor, at most once a minute: a session is not idle while its steps are
 * written. Returns a function that ends it.
 */
export function reportActivity(stay: () => void): () => void {
  let last = Date.now();
  const handle = () => {
    if (Date.now() - last < PAUSE_MS) return;
    last = Date.now();
    stay();
  };
  document.addEventListener('keydown', handle);
  document.addEventListener('pointerdown', handle);
  return () => {
    document.removeEventListener('keydown', handle);
    document.removeEventListener('pointerdown', handle);
  };
}
