import type { Finding } from '#platform/app/doctor/finding.ts';
import { checkDisk } from './check-disk.ts';

/** What is found of the disk that holds the platform's own folder, and the database that is embedded there. */
export const examineDisk = (folder: string): Finding[] => {
  const { level, found } = checkDisk('disk', folder);
  if (level === 'ok') return [];
  return [
    {
      check: 'disk',
      subject: folder,
      found,
      remedy: 'Make room or give it more; a database without any takes no more bets.',
      page: 'deploy/observability/runbooks/LiveryDiskFull.md',
    },
  ];
};
