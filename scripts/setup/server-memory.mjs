/**
 * How Node runs a server. With a heap of at most 1.25 GB it collects garbage before there is as much of it again as of what lives, not at three times that:
 * a server under load holds a third less. A fleet that needs more says so in `NODE_OPTIONS`.
 */
export const serverFlags = (env = process.env) =>
  /--max[-_]old[-_]space[-_]size/.test(env.NODE_OPTIONS ?? '') ? [] : ['--max-old-space-size=1280'];
