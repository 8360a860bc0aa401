import webpack from 'webpack';
import { createEventChannel } from './event-channel.mjs';

/**
 * Builds packages and rebuilds them after every change of their files.
 * @param {import('webpack').Configuration[]} configs
 * @param {(line: string, name: string) => void} print
 * @returns event channels by configuration name, and a promise of the first builds, successful or not
 */
export function watchPackages(configs, print) {
  const channels = Object.fromEntries(configs.map(({ name }) => [name, createEventChannel()]));
  const compiler = webpack(configs);
  const first = compiler.compilers.map(
    (each) =>
      new Promise((resolve) => {
        each.hooks.done.tap('watchPackages', (stats) => {
          const problems = stats.compilation.errors.map(({ message }) => message);
          const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
          print(
            problems.length > 0 ? `could not be built\n${problems.join('\n')}` : `built, ${seconds} s`,
            each.name,
          );
          channels[each.name].publish({ hash: stats.hash, problems });
          resolve();
        });
      }),
  );
  const watching = compiler.watch({ ignored: /node_modules/, aggregateTimeout: 20 }, (error) => {
    if (error) print(error.stack ?? String(error), 'webpack');
  });
  return {
    channels,
    ready: Promise.all(first),
    close: () => new Promise((resolve) => watching.close(resolve)),
  };
}
