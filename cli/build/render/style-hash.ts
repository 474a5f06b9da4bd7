import { hash } from 'node:crypto';

/** What a Content-Security-Policy names an inline style by. */
export const styleHash = (css: string): string => `sha256-${hash('sha256', css, 'base64')}`;
