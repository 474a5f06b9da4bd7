/* Prints the Chromium that is there and the flags to start it with, as JSON; installs nothing. */
import { chromiumFlags } from './chromium-flags.ts';
import { lookForChromium } from './find-chromium.ts';

process.stdout.write(JSON.stringify({ program: lookForChromium() ?? '', flags: chromiumFlags }));
