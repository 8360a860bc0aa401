/**
 * Listens on a port that a setting names.
 * @throws a sentence that says what to do where the port is taken
 */
export async function listenOnPort<Bound>(
  { port, setting }: { port: number; setting: string },
  listen: () => Promise<Bound>,
): Promise<Bound> {
  try {
    return await listen();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Stop what uses it, or set ${setting} to another one.`, {
      cause: error,
    });
  }
}
