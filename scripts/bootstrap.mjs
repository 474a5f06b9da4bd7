// The first thing that runs on a fresh machine: plain JavaScript without any package, for any
// Node from 20.19 on. It brings what is missing, then continues on the pinned Node.
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { installPackages } from './setup/install-packages.mjs';
import { serverFlags } from './setup/server-memory.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Storybook, without any word of its own to the network. */
const storybook = (verb, ...options) => [
  'node_modules/storybook/dist/bin/dispatcher.js',
  verb,
  '--config-dir=stories/storybook',
  '--disable-telemetry',
  ...options,
];

/** What each npm script runs once everything is in place. */
const programs = {
  start: ['cli/livery.ts', 'start'],
  livery: ['cli/livery.ts'],
  test: ['scripts/test.ts'],
  'test:all': ['scripts/test.ts', '--whole'],
  check: ['scripts/test.ts', '--quick'],
  generate: ['scripts/generate-types.ts'],
  'bench:build': ['scripts/bench-build.ts'],
  'bench:dev': ['scripts/bench/dev/bench-dev.ts'],
  storybook: storybook('dev', '--ci', '--no-version-updates', '--port=6006'),
  'storybook:build': storybook('build', '--output-dir=.livery/storybook'),
  pictures: ['scripts/pictures.ts'],
  'schemas:output': ['scripts/output-schemas.ts'],
  record: ['scripts/record-api.ts'],
  'bench:publish': ['scripts/bench/publish/bench-publish.ts'],
  'bench:new': ['scripts/bench-new.ts'],
  'bench:site': ['scripts/bench-site.ts'],
  'bench:seo': ['scripts/bench-seo.ts'],
  'bench:lighthouse': ['scripts/bench-lighthouse.ts'],
  'bench:platform': ['scripts/bench/platform/bench-platform.ts'],
  'bench:scale': ['scripts/bench/scale/bench-scale.ts'],
  'bench:play': ['scripts/bench/play/bench-play.ts'],
  'prove:faults': ['scripts/faults/prove-faults.ts'],
  'vendor:conformance': ['scripts/conformance/vendor-conformance.ts'],
  'bench:lottery': ['scripts/bench/lottery/bench-lottery.ts'],
  'bench:engagement': ['scripts/bench/engagement.ts'],
  'bench:agents': ['scripts/bench/agents.ts'],
  'bench:frames': ['scripts/bench/frames/bench-frames.ts'],
  'agents:simulate': ['scripts/simulate-agents.ts'],
  'games:simulate': ['scripts/simulate-games.ts'],
  'tokens:interop': ['scripts/tokens-interop.ts'],
  'scale:model': ['scripts/scale/model/scale-model.ts'],
  'scale:saturday': ['scripts/scale/saturday/saturday.ts'],
  'citus:conform': ['scripts/citus/citus-conform.ts'],
  structure: ['scripts/structure.ts'],
  sbom: ['scripts/write-sbom.ts'],
  licences: ['scripts/write-licences.ts'],
};

/** How often it is looked whether who started a measurement is still there. */
const LOOK_EVERY_MS = 1000;

/** How long a program that keeps nothing may take to end after Ctrl-C. */
const LEAVE_WITHIN_MS = 300;

/** Says one sentence and leaves: a fresh machine deserves no stack trace. */
const refuse = (sentence) => {
  process.stderr.write(`livery: ${sentence}\n`);
  process.exit(1);
};

const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  refuse(`Node ${process.versions.node} is too old; install Node 20.19 or newer and try again.`);
};

/** Runs the program on the pinned Node, hands signals on, and leaves with its exit code. */
const continueOn = (node, args, { isStateless, isMeasure, isServing }) => {
  // Our files are TypeScript: what Node made of them is kept, which saves time at every start.
  const cache = path.join(root, '.livery', 'cache', 'node');
  // Memory that threads have given back is found again: with an arena for each thread a server holds a hundred megabytes more.
  const env = { NODE_COMPILE_CACHE: cache, MALLOC_ARENA_MAX: '2', ...process.env };
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env });
  // Ctrl-C reaches the child through the terminal's process group; a plain kill does not.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => {
    // Storybook keeps nothing that it would have to write, and takes seconds to end.
    if (isStateless) setTimeout(() => child.kill('SIGKILL'), LEAVE_WITHIN_MS).unref();
  });
  // A kill of npm does not reach what it has started: what measures for minutes ends with who asked for it.
  const parent = process.ppid;
  if (isMeasure)
    setInterval(() => {
      if (process.ppid !== parent) child.kill('SIGTERM');
    }, LOOK_EVERY_MS).unref();
  child.on('error', (error) => refuse(`the pinned Node could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    const isEnded =
      /^SIG(INT|TERM|HUP)$/.test(signal ?? '') || (isStateless && signal === 'SIGKILL');
    // What serves was asked to end, and has. A proof, a build or a measurement that was cut off has come to nothing: as in a shell.
    const ended = isServing ? 0 : 128 + (os.constants.signals[signal] ?? 0);
    process.exit(code ?? (isEnded ? ended : 70));
  });
};

requireNode();
const [verb = '', ...rest] = process.argv.slice(2);
const program = programs[verb];
if (!program) refuse(`unknown script "${verb}"; there are: ${Object.keys(programs).join(', ')}.`);

try {
  installPackages(root);
} catch (error) {
  refuse(error.message);
}
const pinned = path.join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const words = `${verb} ${rest[0] ?? ''}`;
// What serves, and what measures servers.
const serves = words.match(
  /^(start|livery (start|serve)|bench:(agents|platform|play|scale|lottery|engagement)|scale:saturday)\b/,
);
const flags = serves ? serverFlags() : [];
const isStateless = verb === 'storybook';
continueOn(pinned, [...flags, ...program, ...rest], {
  isStateless,
  isMeasure: /^(bench|prove|scale):/.test(verb),
  isServing: isStateless || /^(start|livery (start|serve|dev|preview))\b/.test(words),
});
