import { compileSite } from './compile-site.ts';
import { serveCompile } from './serve-compile.ts';

await serveCompile((order) => compileSite(order));
