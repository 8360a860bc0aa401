import type { Box } from 'shared/contract';
import { findChromium } from '../../../../runner/src/browser/chromium.ts';
import { launchBrowser } from '../../../../runner/src/browser/launch.ts';

/** What a screenshot shows, written large; where its button stands, and whether it was pressed. */
export interface ScreenshotContent {
  title: string;
  box: Box;
  isPressed: boolean;
}

/** Draws screenshots of 1280×720 as a page would look, one after the other. */
export async function* drawScreenshots(contents: Iterable<ScreenshotContent>): AsyncGenerator<Buffer> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No browser was found: it draws the screenshots.');
  const browser = await launchBrowser({ executablePath, headless: true });
  try {
    const page = await browser.newPage();
    await page.setContent('<canvas width="1280" height="720"></canvas>');
    for (const content of contents) {
      const screenshot = (await page.evaluate(`(${draw})(${JSON.stringify(content)})`)) as string;
      yield Buffer.from(screenshot.slice(screenshot.indexOf(',') + 1), 'base64');
    }
  } finally {
    await browser.close();
  }
}

/** Carried out within the page. */
const draw = `({ title, box, isPressed }) => {
  const canvas = document.querySelector('canvas');
  const pen = canvas.getContext('2d');
  const fill = (style, x, y, width, height) => { pen.fillStyle = style; pen.fillRect(x, y, width, height); };
  const write = (style, font, text, x, y) => { pen.fillStyle = style; pen.font = font; pen.fillText(text, x, y); };
  const hue = [...title].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 360;
  fill('#f5f6f8', 0, 0, 1280, 720);
  fill('hsl(' + hue + ' 60% 32%)', 0, 0, 1280, 64);
  write('white', 'bold 26px sans-serif', 'Lumen Lamps', 32, 42);
  for (let n = 0; n < 8; n += 1) {
    const [x, y] = [32 + (n % 4) * 308, 190 + Math.floor(n / 4) * 262];
    fill('white', x, y, 284, 238);
    fill('hsl(' + ((hue + n * 40) % 360) + ' 45% 75%)', x + 16, y + 16, 252, 130);
    write('#333', '18px sans-serif', 'Lamp ' + (hue + n), x + 16, y + 178);
    write('#777', '15px sans-serif', '$' + (19 + n * 7) + '.00', x + 16, y + 206);
  }
  write('#222', 'bold 40px sans-serif', title, 32, 132);
  fill(isPressed ? '#1a7f37' : '#0969da', box.x, box.y, box.width, box.height);
  write('white', 'bold 18px sans-serif', isPressed ? 'Done' : 'Buy', box.x + 18, box.y + 28);
  return canvas.toDataURL('image/jpeg', 0.6);
}`;
