import type { ThemeMode } from '#generated/merchant-config.ts';
import type { UnplacedIssue } from '../issues/issue.ts';

/** A JSON object of unknown form. */
export type Values = Record<string, unknown>;

/** Whether a value is an object, and no list. */
export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which tool's form a file of design tokens has. */
export type Dialect = 'dtcg' | 'resolver' | 'tokens-studio' | 'figma' | 'style-dictionary';

/** Where something stands. */
export interface FilePointer {
  /** Absolute. */
  file: string;
  /** JSON pointer. */
  pointer: string;
}

/** A file of design tokens as it was read. */
export interface TokenDocument {
  /** Absolute. */
  file: string;
  /** Its path below the folder that was named, or its name, without `.json`. */
  name: string;
  text: string;
  value: unknown;
}

/** A design token in one mode, before aliases are followed. */
export interface Entry {
  /** `color.bgAlt`: the way to it, as its tool names it. */
  id: string;
  at: FilePointer;
  /** Where its value stands. */
  valueAt: FilePointer;
  /** As the format (DTCG 2025.10) calls it; empty when the file does not say. */
  $type: string;
  /** As it is written; aliases as `{color.text}`. */
  value: unknown;
  extensions: Values;
}

/** The tokens of a file in each mode, later ones over earlier ones of the same name. */
export interface Entries {
  modes: Record<ThemeMode, Entry[]>;
  issues: UnplacedIssue[];
}

/** What the person who imports knows about a file and the file does not say. */
export interface TokenChoice {
  /** How the file calls our modes. */
  modes?: Partial<Record<ThemeMode, string>> | undefined;
  /** Which context of each further modifier, group of themes or collection. */
  contexts?: Record<string, string> | undefined;
  /** The files hold this mode alone. */
  only?: ThemeMode | undefined;
}

/** A design token as a file gives it. */
export interface ReadToken {
  id: string;
  at: FilePointer;
  $type: string;
  /** The modes in which the file has it. */
  modes: readonly ThemeMode[];
  /** Where its value stands in each of them. */
  valueAt: Record<ThemeMode, FilePointer>;
  /** As it is written, aliases included; the same in both for what has no modes. */
  written: Record<ThemeMode, unknown>;
  /** With the aliases worked out. */
  worked: Record<ThemeMode, unknown>;
  extensions: Values;
}

/** What files of design tokens hold, or what is wrong with them. */
export interface ReadTokens {
  dialect: Dialect;
  tokens: ReadToken[];
  /** The `$extensions` of the file itself. */
  extensions: Values;
  documents: TokenDocument[];
  issues: UnplacedIssue[];
}
