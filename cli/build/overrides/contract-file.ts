import path from 'node:path';
import { ROOT } from '../../base/paths.ts';
import { libraryComponents } from './check-places.ts';
import type { OwnFile, OverrideFiles } from './override-files.ts';
import { exportOf } from './own-modules.ts';

/** A line of the contract, and the file of own code that it is about. */
export interface ContractLine {
  file: string;
  /** What the file exports. */
  name: string;
  kind: 'fits' | 'takes' | 'part';
  text: string;
}

const HEAD = [
  `import type { ComponentProps, ReactNode } from 'react';`,
  `import type { OwnPartProps } from '#domain/own-code.ts';`,
];

const componentLines = (
  { folder }: OverrideFiles,
  { name, file }: OwnFile,
  at: number,
): ContractLine[] => {
  const library = `typeof import('#components/${name}/${name}.tsx').${name}`;
  const own = `import('${path.join(folder, file)}').${name}`;
  const missing = `Exclude<keyof ComponentProps<${library}>, keyof ComponentProps<typeof ${own}>>`;
  return [
    // What the library hands in, the own component can take.
    {
      file,
      name,
      kind: 'fits',
      text: `export const fits${at}: (props: ComponentProps<${library}>) => unknown = null! as (props: ComponentProps<typeof ${own}>) => unknown;`,
    },
    // And it looks at all of it: a licence that it does not know is not shown.
    {
      file,
      name,
      kind: 'takes',
      text: `export const takes${at}: { [Prop in ${missing}]: never } = {};`,
    },
  ];
};

const partLine = (
  { folder }: OverrideFiles,
  kind: 'page' | 'section',
  { name, file }: OwnFile,
  at: number,
): ContractLine => {
  const exported = exportOf(kind, name);
  return {
    file,
    name: exported,
    kind: 'part',
    text: `export const ${kind}${at}: (props: OwnPartProps) => ReactNode = null! as typeof import('${path.join(folder, file)}').${exported};`,
  };
};

/** What own code has to fit, a line for each question, so that an error tells which is meant. */
export const contractLines = (files: OverrideFiles): ContractLine[] => [
  ...files.components
    .filter(({ name }) => libraryComponents().includes(name))
    .flatMap((component, at) => componentLines(files, component, at)),
  ...files.pages.map((page, at) => partLine(files, 'page', page, at)),
  ...files.sections.map((section, at) => partLine(files, 'section', section, at)),
];

/** The text of the contract. */
export const contractText = (lines: readonly ContractLine[]): string =>
  [...HEAD, ...lines.map(({ text }) => text), ''].join('\n');

/** The line of the contract that a line of its text is. */
export const lineAt = (lines: readonly ContractLine[], line: number): ContractLine | undefined =>
  lines[line - 1 - HEAD.length];

/** What TypeScript is told: the site's own settings, wherever the own code stands. */
export const contractSettings = (files: OverrideFiles, contract: string) => ({
  extends: path.join(ROOT, 'tsconfig.json'),
  compilerOptions: {
    // Own code may stand where no package.json says what it is.
    module: 'preserve',
    moduleResolution: 'bundler',
    types: [],
    typeRoots: [],
    // Our own sources are checked by our own tests.
    skipLibCheck: true,
    paths: {
      '#components/*': [path.join(ROOT, 'src/components/*')],
      '#theme/*': [path.join(ROOT, 'src/theme/*')],
      '#domain/*': [path.join(ROOT, 'src/domain/*')],
      react: [path.join(ROOT, 'node_modules/@types/react/index.d.ts')],
      'react/jsx-runtime': [path.join(ROOT, 'node_modules/@types/react/jsx-runtime.d.ts')],
    },
  },
  include: [],
  files: [
    contract,
    ...files.all
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:stories|test)\.tsx?$/.test(file))
      .map((file) => path.join(files.folder, file)),
  ],
});
