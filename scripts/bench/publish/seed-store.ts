import pLimit from 'p-limit';
import { sha256 } from '../../../cli/base/files/fingerprint.ts';
import { folderSource } from '../../../cli/work/publish/folder-source.ts';
import { hashOf } from '../../../cli/work/publish/publishing.ts';
import { manifestKey, pointerKey } from '../../../cli/work/publish/store/pointer.ts';
import { openStore } from '../../../cli/work/publish/store/store-client.ts';

/** So many requests are under way at once. */
const AT_ONCE = 16;

/**
 * Makes a store look as if sites had been published there: their pointers and manifests. Contents of
 * brands that do not change are neither asked for nor sent, so that they may be missing in a benchmark.
 *
 * @param to `s3://bucket/folder`
 * @param env tells the store who comes
 * @param dir the sites, with their manifests beside
 */
export const seedStore = async (to: string, env: NodeJS.ProcessEnv, dir: string): Promise<void> => {
  const store = openStore(to, env);
  const source = folderSource(dir);
  const limit = pLimit(AT_ONCE);
  const seed = async (code: string): Promise<void> => {
    const manifest = await source.manifest(code);
    const text = Buffer.from(`${JSON.stringify(manifest)}\n`);
    const digest = sha256(text);
    const id = `1-${hashOf(manifest)}`;
    const releases = [{ id, manifest: digest }];
    const pointer = { version: 1, code, served: id, releases, refused: [] };
    await store.put(manifestKey(digest), text, { is: 'new' });
    await store.put(pointerKey(code), Buffer.from(JSON.stringify(pointer)), { is: 'new' });
  };
  await Promise.all((await source.codes()).map((code) => limit(() => seed(code))));
};
