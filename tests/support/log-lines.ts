import { createLog, type LogLevel } from '#platform/base/log/create-log.ts';

/** A log that is kept instead of written. */
export const keepLog = (level: LogLevel) => {
  const lines: string[] = [];
  const log = createLog(level, { write: (line) => void lines.push(line) });
  return {
    log,
    text: () => lines.join(''),
    entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
};
