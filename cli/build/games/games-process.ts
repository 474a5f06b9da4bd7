import { serveCompile } from '../compile/serve-compile.ts';
import { compileGames } from './compile-games.ts';

await serveCompile(({ root, folder, key, sources }) => compileGames(root, folder, key, sources));
