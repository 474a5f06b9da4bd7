/**
 * How Node runs a server. With a heap of at most 1.5 GB it lets garbage grow to 1.8 times of what lives, not to 4 times,
 * before it collects: a server under load holds a third less. A fleet that needs more says so in `NODE_OPTIONS`.
 */
export const serverFlags = (env = process.env) =>
  /--max[-_]old[-_]space[-_]size/.test(env.NODE_OPTIONS ?? '') ? [] : ['--max-old-space-size=1536'];
