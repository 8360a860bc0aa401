import { handlerCommand, readHandler } from 'shared/step-language';
import { renderAction } from './render-action.ts';
import { NotExportableError, renderLocator } from './render-locator.ts';

/**
 * Statements that handle an interruption on the first tab. Without statements where Playwright cannot express it; the note says so.
 * @param sentence e.g. `When "Accept cookies" is shown, click it`
 */
export function renderHandler(sentence: string): { lines: string[]; note: string | null } {
  const { handler } = readHandler(sentence);
  if (!handler) return notExported(sentence, 'it is not in the step language.');
  const isClicked = handler.action.kind === 'click' && handler.action.target === null;
  try {
    const trigger = renderLocator(handler.trigger, isClicked ? 'click' : 'any', null);
    const statements = renderAction(handlerCommand(handler), { target: null, destination: null });
    return {
      lines: [
        `await page.addLocatorHandler(${trigger}.filter({ visible: true }).first(), async () => {`,
        ...statements.map((line) => `  ${line}`),
        '});',
      ],
      note: null,
    };
  } catch (error) {
    if (!(error instanceof NotExportableError)) throw error;
    return notExported(sentence, error.message);
  }
}

function notExported(sentence: string, reason: string): { lines: string[]; note: string } {
  return { lines: [], note: `The interruption handler '${sentence}' was left out: ${reason}` };
}
