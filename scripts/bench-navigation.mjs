/** `node scripts/bench-navigation.mjs`: how long the first navigation to a screen shows nothing on a slow connection. */
import { main } from './lib/main.mjs';
import { build } from './lib/prepare.mjs';
import { withTemporaryFolder } from './lib/temporary-folder.mjs';
import { runWebBench } from './lib/webdriver.mjs';

await main(async () => {
  await build();
  await withTemporaryFolder((dataFolder) => runWebBench('navigation', dataFolder));
});
