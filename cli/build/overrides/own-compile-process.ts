import { serveCompile } from '../compile/serve-compile.ts';
import { compileOwn } from './compile-own.ts';

await serveCompile(compileOwn);
