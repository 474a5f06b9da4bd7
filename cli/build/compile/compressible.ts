/** Below one packet, compressing saves nothing. */
const ONE_PACKET_BYTES = 1400;

/** Whether a file gains by compression; pictures and fonts are compressed already. */
export const isCompressible = (file: string, bytes: number): boolean =>
  bytes >= ONE_PACKET_BYTES && /\.(js|css|html|json|svg|txt|xml|webmanifest)$/.test(file);
