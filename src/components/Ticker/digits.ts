/** The zeros of the numeral systems that our languages write with. */
const ZEROS = ['0', '٠', '۰', '०', '০', '௦', '౦', '෦', '๐', '໐', '၀', '០'];

/** The ten digits of the system that a character belongs to, or nothing if it is no digit. */
export const digitsLike = (character: string): string[] | undefined => {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.map((digit) => digit.codePointAt(0) ?? 0).find(
    (start) => code >= start && code < start + 10,
  );
  if (zero === undefined) return undefined;
  return Array.from({ length: 10 }, (_digit, index) => String.fromCodePoint(zero + index));
};
