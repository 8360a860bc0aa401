#!/usr/bin/env node
/** The command line client of Steplight. Needs Node 20 and nothing else. */
import { runClient } from './src/client.mjs';

process.exitCode = await runClient(process.argv.slice(2), process.env);
