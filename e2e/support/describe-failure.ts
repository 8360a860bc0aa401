const MAX_LENGTH = 1500;

/** Prints what the page shows at the end of a failed test: the log of a pipeline is all that there is afterwards. */
export async function describeFailure({ title }: { title: string }, hasPassed: boolean): Promise<void> {
  if (hasPassed) return;
  const text = await browser
    .execute(
      () =>
        `${location.href}, focus: ${document.activeElement?.outerHTML.slice(0, 200)}\n${document.body.innerText}`,
    )
    .catch(String);
  process.stdout.write(
    `The page at the failure of "${title}": ${text.replaceAll(/\n+/g, ' | ').slice(0, MAX_LENGTH)}\n`,
  );
}
