/** The page when not even its own documents could be read. */
export function StartFailure({ reason }: { reason: string }) {
  return (
    <main role="alert">
      <h1>Steplight could not start</h1>
      <p>{reason}</p>
      <button onClick={() => location.reload()}>Try again</button>
    </main>
  );
}
