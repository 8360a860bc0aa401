import webpack from 'webpack';
import { createChannel } from './channel.mjs';

/**
 * Builds packages, and builds them again whenever a file of theirs changes.
 * @param {import('webpack').Configuration[]} configs
 * @param {(line: string, name: string) => void} say
 * @returns channels by the names of the configurations, and a promise of the first builds, whatever came of them
 */
export function watchPackages(configs, say) {
  const channels = Object.fromEntries(configs.map(({ name }) => [name, createChannel()]));
  const compiler = webpack(configs);
  const first = compiler.compilers.map(
    (each) =>
      new Promise((resolve) => {
        each.hooks.done.tap('watchPackages', (stats) => {
          const problems = stats.compilation.errors.map(({ message }) => message);
          const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
          say(
            problems.length > 0 ? `could not be built\n${problems.join('\n')}` : `built, ${seconds} s`,
            each.name,
          );
          channels[each.name].publish({ hash: stats.hash, problems });
          resolve();
        });
      }),
  );
  const watching = compiler.watch({ ignored: /node_modules/, aggregateTimeout: 20 }, (failure) => {
    if (failure) say(failure.stack ?? String(failure), 'webpack');
  });
  return {
    channels,
    ready: Promise.all(first),
    close: () => new Promise((resolve) => watching.close(resolve)),
  };
}
