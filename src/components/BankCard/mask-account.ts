const SHOWN = 4;

/**
 * An account number for the eye: only its last four characters, after dots that do not tell its
 * length. One that comes with dots has been shortened by the platform: its characters stay.
 */
export const maskAccount = (account: string): string => {
  const bare = account.replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (account.startsWith('•')) return `•••• ${bare.slice(-SHOWN)}`.trim();
  // Of a very short number four characters would be all of it.
  const shown = Math.min(SHOWN, Math.floor(bare.length / 2));
  return `•••• ${bare.slice(bare.length - shown)}`.trim();
};
