import type { IssueCode } from '#config/issues/issue-rules.ts';

/** The folders that most functions work on; the repository's own when left out. */
export interface Places {
  /** The folder that holds one folder per merchant. */
  merchants?: string;
  /** The folder of the built sites. */
  out?: string;
}

/** Which merchants; all when left out or empty. */
export interface Chosen {
  codes?: readonly string[];
}

/** What `check` is asked. */
export interface CheckOptions extends Pick<Places, 'merchants'>, Chosen {
  /** Put right first what has one certain remedy; this writes merchants' files. */
  fix?: boolean;
  /** With `fix`: put only this fault right. */
  fault?: IssueCode | undefined;
}

/** What `plan` is asked. */
export interface PlanOptions extends Places, Chosen {
  /** A git ref whose merchants are the other side, instead of the last build. */
  against?: string;
  /** A folder of built sites or of merchants that is the other side. */
  from?: string;
}

/** What `planComment` is asked. */
export interface PlanCommentOptions extends PlanOptions {
  /** The folder that receives pictures of the brands that show every change; none without it. */
  pictures?: string;
  /** The address of that folder, as the comment's reader reaches it; the folder when left out. */
  picturesUrl?: string;
}

/** What `explain` is asked. */
export interface ExplainOptions extends Pick<Places, 'merchants'> {
  code: string;
  /** A JSON pointer, the same with dots, or a token; everything when left out. */
  pointer?: string;
  /** The most values that are told; 40 when left out. */
  limit?: number;
}

/** What `manifest` is asked. */
export interface ManifestOptions extends Pick<Places, 'out'> {
  code: string;
  /** A release by its name or number instead of the served one. */
  release?: string;
}

/** What `checkManifest` is asked. */
export interface CheckManifestOptions {
  /** The file of the manifest. */
  file: string;
  /** A folder that must hold those very files. */
  site?: string;
}

/** What `rollback` is asked. */
export interface RollbackOptions extends Places {
  code: string;
  /** A release by its name or number; the one before the served one when left out. */
  to?: string;
  /** Called once, with a process id, when a build is writing there. */
  onWait?: (holder: string) => void;
}

/** What `migrate` is asked. */
export interface MigrateOptions extends Pick<Places, 'merchants'>, Chosen {
  /** Write the files; otherwise only tell what would be done. */
  write?: boolean;
}
