/** Chromium without a graphics card, and without any talk of its own on the network. */
export const chromiumFlags = [
  // Chromium refuses its sandbox to root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
