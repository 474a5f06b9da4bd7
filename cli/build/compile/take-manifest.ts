import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';

/** Reads Vite's manifest out of a compiled folder, and removes it there: it is not to be served. */
export const takeManifest = (client: string): Manifest => {
  const file = path.join(client, '.vite', 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  rmSync(path.dirname(file), { recursive: true });
  return manifest;
};
