import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { UnplacedIssue } from '#config/issues/issue.ts';
import {
  type ContractLine,
  contractLines,
  contractSettings,
  contractText,
  lineAt,
} from './contract-file.ts';
import { answerFile, hasAnswer, keepAnswer, makeTypesFolder } from './kept-answers.ts';
import type { OverrideFiles } from './override-files.ts';
import { inFile, type OwnFault } from './override-issue.ts';
import { exportsOf } from './read-syntax.ts';
import { readOwnFile } from './read-own.ts';
import { brokenRun, type FailedRun, runTypeScript } from './run-typescript.ts';

/** An error as TypeScript tells it; lines and columns count from 1. */
interface TypeError {
  /** Absolute. */
  file: string;
  line: number;
  column: number;
  /** Its lines. */
  message: string[];
}

const ERROR = /^(.+?)\((\d+),(\d+)\): error TS\d+: (.*)$/;

/** Reads what `tsc --pretty false` prints: an error a line, with lines that begin with a space. */
export const readTypeErrors = (output: string, folder: string): TypeError[] => {
  const errors: TypeError[] = [];
  for (const line of output.split('\n')) {
    const [, file, row, column, message = ''] = ERROR.exec(line) ?? [];
    if (file !== undefined)
      errors.push({
        file: path.resolve(folder, file),
        line: Number(row),
        column: Number(column),
        message: [message],
      });
    else if (/^\s/.test(line)) errors.at(-1)?.message.push(line.trim());
  }
  return errors;
};

const PROP = [
  /^Property '([\w-]+)' is missing in type .* but required in type/,
  /^Types of property '([\w-]+)' are incompatible/,
  /^Property '([\w-]+)' does not exist on type/,
  /^Property '([\w-]+)' is optional in type/,
  /is missing the following properties from type .*: ([\w-]+(?:, [\w-]+)*(?:, and \d+ more)?)\.?$/,
];

/** The prop that an error is about; several, where it names them all. */
export const propOf = (message: readonly string[]): string | undefined =>
  message
    .flatMap((line) => PROP.map((form) => form.exec(line)?.[1]))
    .find((name) => name !== undefined);

const contractFault = (
  { name, kind }: ContractLine,
  message: readonly string[],
  offset: number,
): OwnFault => {
  const prop = propOf(message);
  const code = 'overrides/contract';
  if (kind === 'part')
    return {
      code,
      offset,
      message: `${name} cannot be shown: ${message.join(' ')}`,
      suggestion: 'A page or section takes OwnPartProps and nothing else.',
    };
  if (kind === 'takes')
    return {
      code,
      offset,
      message: `${name} does not take the prop “${prop ?? '?'}” of the library’s ${name}.`,
      suggestion: `Take ${name}Props of '#components/${name}/${name}.tsx', and show what is new.`,
    };
  const about = prop === undefined ? '' : `, in its prop “${prop}”`;
  return {
    code,
    offset,
    message: `${name} does not fit the library’s ${name}${about}: ${message.at(-1) ?? ''}`,
    suggestion: `Take ${name}Props of '#components/${name}/${name}.tsx'.`,
  };
};

const offsetAt = (content: string, line: number, column: number): number => {
  const before = content.split('\n').slice(0, line - 1);
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
};

/**
 * Says that a library's component has no such prop, when that is what an own component asks for: a
 * type that the file does not declare itself is the library's.
 */
const goneProp = (
  { components }: OverrideFiles,
  file: string,
  content: string,
  message: string,
): string | undefined => {
  const component = components.find((each) => each.file === file)?.name;
  const [, prop, type = ''] =
    /^Property '([\w-]+)' does not exist on type '(\w+)'/.exec(message) ?? [];
  if (component === undefined || prop === undefined) return undefined;
  if (new RegExp(`\\b(?:interface|type)\\s+${type}\\b`).test(content)) return undefined;
  return `The library’s ${component} has no prop “${prop}” any more.`;
};

const toIssue = (files: OverrideFiles, error: TypeError): UnplacedIssue[] => {
  const file = path.relative(files.folder, error.file).replaceAll(path.sep, '/');
  // What is wrong in the library is for its own tests.
  if (file.startsWith('..')) return [];
  const content = readFileSync(error.file, 'utf8');
  const offset = offsetAt(content, error.line, error.column);
  const [first = '', ...rest] = error.message;
  const gone = goneProp(files, file, content, first);
  if (gone !== undefined)
    return [
      inFile(files.folder, file, {
        code: 'overrides/contract',
        offset,
        message: gone,
        suggestion: first,
      }),
    ];
  const message = [first, ...rest.slice(-1)].join(' ');
  return [inFile(files.folder, file, { code: 'overrides/type', offset, message })];
};

const exportOffset = (files: OverrideFiles, { file, name }: ContractLine): number => {
  const syntax = readOwnFile(files.folder, file);
  return 'program' in syntax ? (exportsOf(syntax).get(name) ?? 0) : 0;
};

/** Says that nobody knows whether the types are right. */
const unchecked = (
  { folder }: OverrideFiles,
  { failed, suggestion }: FailedRun,
): UnplacedIssue => ({
  code: 'overrides/unchecked',
  file: folder,
  pointer: '',
  message: `TypeScript has not checked this own code: ${failed}.`,
  suggestion,
});

const findTypeIssues = async (files: OverrideFiles): Promise<UnplacedIssue[]> => {
  const folder = makeTypesFolder();
  try {
    const lines = contractLines(files);
    const contract = path.join(folder, 'contract.tsx');
    writeFileSync(contract, contractText(lines));
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify(contractSettings(files, contract)),
    );
    const ran = await runTypeScript(folder);
    if ('failed' in ran) return [unchecked(files, ran)];
    const errors = readTypeErrors(ran.output, folder);
    if (ran.hasErrors && errors.length === 0) return [unchecked(files, brokenRun(ran.output))];
    const own = errors.flatMap((error) => toIssue(files, error));
    const unfit = errors.flatMap((error): UnplacedIssue[] => {
      const line = error.file === contract ? lineAt(lines, error.line) : undefined;
      if (!line) return [];
      return [
        inFile(
          files.folder,
          line.file,
          contractFault(line, error.message, exportOffset(files, line)),
        ),
      ];
    });
    return [...own, ...unfit];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Checks the types of a brand's own code, and that it fits what it replaces. The answer is kept: the
 * same own code over the same site has the same types.
 *
 * @param name of the compile of the own code: it stands for all that the answer depends on
 */
export const checkTypes = async (files: OverrideFiles, name: string): Promise<UnplacedIssue[]> => {
  const kept = answerFile('own-types', `${name}.json`);
  if (hasAnswer(kept)) return [];
  const issues = await findTypeIssues(files);
  // Files are named absolute: of a clean answer another folder may make use.
  if (issues.length === 0) keepAnswer(kept, '[]');
  return issues;
};
