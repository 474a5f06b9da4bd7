import { Command } from 'commander';
import { jsonOption } from '../../options/json.option.ts';
import { lazily } from '../../options/lazily.ts';

/** `livery platform doctor`: what is wrong with a running platform. */
export const platformDoctorCommand = (): Command =>
  new Command('doctor')
    .summary('find what is wrong: jobs, books, bloat, partitions, replication, keys, stores, disk')
    .description(
      'Finds late jobs, accounts whose balance is not what their entries say, tables that are not cleaned, ' +
        'months without a partition, standbys that are behind, keys that outlived their use, a Valkey (LIVERY_VALKEY_URL) or a store of uploads (LIVERY_S3_URL) that does not answer and full disks. Each finding says what to do. ' +
        'Changes nothing; exits with 1 when anything was found.',
    )
    .option(
      '--whole',
      'add up every entry of every account, not the newest: minutes on a large ledger',
    )
    .addOption(jsonOption())
    .action(lazily(() => import('./doctor.action.ts')));
