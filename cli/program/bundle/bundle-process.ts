import { bundleProgram } from './bundle-program.ts';

const [folder = ''] = process.argv.slice(2);
await bundleProgram(folder);
