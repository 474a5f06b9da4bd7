import { openDatabase } from '#platform/base/database/open-database.ts';

const [stateDir = ''] = process.argv.slice(2);
const opened = await openDatabase(stateDir);
process.stdout.write(`${opened.origin}\n`);
setInterval(() => {}, 1000);
