import type { IssueCode } from '../issues/issue-rules.ts';

/** What is wrong with a page, and at which character of its file. */
export interface PageFault {
  code: IssueCode;
  offset: number;
  message: string;
  suggestion?: string;
}
