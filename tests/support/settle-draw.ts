// Pays a draw in a process of its own, to be killed: the state's folder, the draw, tickets at a time.
import { flushCompileCache } from 'node:module';
import { openDatabase } from '#platform/base/database/open-database.ts';
import { drawIssue } from '#platform/play/lottery/draw-issue.ts';
import { settleIssue } from '#platform/play/lottery/settle-issue.ts';

const [stateDir = '', gameCode = '', issueNo = '', batch = ''] = process.argv.slice(2);
const { database } = await openDatabase(stateDir);
// Who is killed keeps nothing by itself: the next one finds what this one has compiled.
flushCompileCache();
process.stdout.write('paying\n');
await drawIssue(database, { gameCode, issueNo });
await settleIssue(database, { gameCode, issueNo }, Number(batch));
process.stdout.write('paid\n');
setInterval(() => {}, 1000);
