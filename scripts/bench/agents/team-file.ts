import path from 'node:path';
import { loadMerchants } from '#config/load-merchants.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { FileAnswer } from '#platform/base/endpoints/file-answer.ts';
import type { Context } from '#platform/base/endpoints/handler.ts';
import { agentDownlinesFileHandler } from '#platform/people/agents/downlines-file.ts';

const MERCHANTS = path.resolve(import.meta.dirname, '..', '..', '..', 'merchants');

/** What a file of a whole branch takes. */
export interface FileFigure {
  rows: number;
  seconds: number;
  /** The most that the process held beyond what it held before. */
  megabytes: number;
}

/** Reads the file of everybody below an agent as a browser would, and forgets it. */
export const readTeamFile = async (
  database: Database,
  merchantId: number,
  agentId: number,
): Promise<FileFigure> => {
  const [file] = await loadMerchants(MERCHANTS, ['lotus']);
  if (!file) throw new Error('lotus is gone');
  const { config } = file;
  const session = { memberId: agentId, type: 1, tokenHash: '', deviceId: null };
  const asking: Partial<Context> = {
    database,
    merchant: { id: merchantId, code: 'bench', config },
    session: { ...session, mustChangePassword: false },
    language: 'en',
  };
  const input = { scope: 'branch', activeDays: 30, sort: 'name', descending: false } as const;
  const begun = performance.now();
  const before = process.memoryUsage().rss;
  // The handler reads no more of the request than this.
  const answer = await agentDownlinesFileHandler.run(
    input,
    asking as Parameters<typeof agentDownlinesFileHandler.run>[1],
  );
  if (!(answer instanceof FileAnswer)) throw new Error('no file');
  let rows = -1;
  let most = before;
  for await (const part of answer.body) {
    rows += String(part).split('\r\n').length - 1;
    most = Math.max(most, process.memoryUsage().rss);
  }
  return { rows, seconds: (performance.now() - begun) / 1000, megabytes: (most - before) / 1e6 };
};
