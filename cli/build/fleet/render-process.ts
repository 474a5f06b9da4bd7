import { workerData } from 'node:worker_threads';
import type { ResolvedMerchant } from '#config/resolved-merchant.ts';
import type { UsedCompile } from '../overrides/own-compile.ts';
import { renderMerchant } from '../render/render-merchant.ts';
import { withoutStoring } from '../store/local/stored-file.ts';

/** What the thread is started for. */
export interface TriedRender {
  merchant: ResolvedMerchant;
  used: UsedCompile;
  /** Whether what it makes stays in the store, for who renders afterwards. */
  keeps: boolean;
}

const { merchant, used, keeps } = workerData as TriedRender;

const render = (): Promise<unknown> => renderMerchant(merchant, used.record, used.folder);

// Where it throws, who waits finds out by doing the same: what counts here is that it ends.
await (keeps ? render() : withoutStoring(render)).catch(() => {});
