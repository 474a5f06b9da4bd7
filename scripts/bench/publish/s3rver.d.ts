declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  /** A server that speaks S3's protocol over a folder; it checks signatures. */
  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string; configs: string[] }[];
    });
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
    store: { getMetadata(bucket: string, key: string): Promise<{ etag: string }> };
  }
}
