// Before the first import of ours: a second start then neither strips types nor compiles again.
// Worker threads and child processes find it by the variable.
const { enableCompileCache } = process.getBuiltinModule('node:module');
process.env['NODE_COMPILE_CACHE'] ??= `${import.meta.dirname}/../.livery/cache/node`;
enableCompileCache(process.env['NODE_COMPILE_CACHE']);

const { loadProgram } = await import('./program/bundle/load-program.ts');
const { runProgram, hasLeft, watchAnswers } = await loadProgram(process.argv[2]);

watchAnswers(process.stdout);
// The only place that sets an exit code. `exitCode`, not `exit`: what is still being written to a
// pipe gets there.
process.exitCode = await runProgram(process.argv.slice(2));
if (hasLeft()) process.exit();
// Nothing is left to do or to write: Node need not take everything down piece by piece.
process.once('beforeExit', () => process.exit());
