import path from 'node:path';
import { provideDebianProgram } from '../debian/provide-program.ts';

/** Ceph's programs, with the libraries that a machine may lack; `ceph` is a script of Debian's Python. */
const PACKAGES = [
  'radosgw',
  'ceph-mon',
  'ceph-osd',
  'ceph-base',
  'ceph-common',
  'python3-rados',
  'python3-ceph-argparse',
  'python3-ceph-common',
  'python3-prettytable',
  'python3-wcwidth',
  'librados2',
  'librgw2',
  'librbd1',
  'libcephfs2',
  'libradosstriper1',
  'libboost-thread1.74.0',
  'libboost-context1.74.0',
  'libboost-iostreams1.74.0',
  'libboost-program-options1.74.0',
  'libfmt9',
  'libfuse2',
  'libnl-3-200',
  'libnl-route-3-200',
  'libibverbs1',
  'librdmacm1',
  'libtcmalloc-minimal4',
  'libgoogle-perftools4',
  'libunwind8',
  'liblua5.3-0',
  'liboath0',
  'librabbitmq4',
  'librdkafka1',
  'libicu72',
  'libaio1',
  'libsnappy1v5',
  'libleveldb1d',
  'libdaxctl1',
  'libndctl6',
  'libpmem1',
];

/** Where Ceph's programs are, and what they are started with. */
export interface CephPrograms {
  /** The path of one of them. */
  program: (name: string) => string;
  /** Of its libraries. */
  libraries: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Unpacks Ceph out of Debian's packages.
 *
 * @throws with the reason why there is none on this machine
 */
export const provideCeph = async (): Promise<CephPrograms> => {
  const provided = await provideDebianProgram('ceph', PACKAGES);
  if ('missing' in provided) throw new Error(provided.missing);
  const { folder } = provided;
  const libraries = path.join(folder, 'usr/lib/x86_64-linux-gnu');
  const below = [
    libraries,
    path.join(folder, 'lib/x86_64-linux-gnu'),
    path.join(libraries, 'ceph'),
  ];
  return {
    program: (name) => path.join(folder, 'usr/bin', name),
    libraries,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: below.join(':'),
      PYTHONPATH: path.join(folder, 'usr/lib/python3/dist-packages'),
    },
  };
};
