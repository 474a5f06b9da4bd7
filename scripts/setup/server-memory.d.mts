/** Options of Node for a server's process; none where `NODE_OPTIONS` says how large its heap may be. */
export const serverFlags: (env?: NodeJS.ProcessEnv) => string[];
