// Which licences come with what is shipped, and the notices that they ask for: THIRD-PARTY.md.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readLockFile } from './supply/shipped-packages.ts';
import { THIRD_PARTY_FILE, thirdPartyFile } from './supply/third-party-file.ts';

const target = path.resolve(import.meta.dirname, '..', THIRD_PARTY_FILE);
writeFileSync(target, thirdPartyFile(readLockFile()));
process.stderr.write(`Written: ${THIRD_PARTY_FILE}\n`);
