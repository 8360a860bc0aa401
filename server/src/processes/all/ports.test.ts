import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { requireFreePorts, shiftPorts } from './ports.ts';

describe('ports', () => {
  it('are shifted alike', () => {
    const { host, remotes, shop, api } = shiftPorts(5000, 10_000);
    assert.deepEqual([host, shop, api], [13_000, 14_000, 15_000]);
    assert.deepEqual(Object.values(remotes), [13_001, 13_002, 13_003, 13_004, 13_005]);
  });

  for (const offset of [Number.NaN, -1, 1.5, 60_000])
    it(`refuse an offset of ${offset}`, () => {
      assert.throws(() => shiftPorts(5000, offset), /must be a whole number/);
    });

  it('that are taken are named with their purpose and what to do', async (test) => {
    const blocker = createServer().listen(0, 'localhost');
    test.after(() => blocker.close());
    await once(blocker, 'listening');
    const { port } = blocker.address() as AddressInfo;
    const ports = { ...shiftPorts(5000, 12_000), api: port };
    // Others of these may be taken as well, by anyone else who works on the machine.
    const sentence = new RegExp(`^Already in use: .*port ${port} \\(for the API\\)\\. .*--port-offset`);
    await assert.rejects(requireFreePorts(ports), { message: sentence });
  });
});
