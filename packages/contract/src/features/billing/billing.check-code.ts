/** Check codes have 16 characters without I, L, O and U, so that nobody mistakes one for another. */
export const checkCodeAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const checkCodeLength = 16;

/** A code as people type or paste it, also the whole address of the QR code: “7k3m-9qxt 4h2p-w8na” → “7K3M9QXT4H2PW8NA”. */
export const readCheckCode = (typed: string): string =>
  (typed.trim().split("/").at(-1) ?? "").replace(/[\s-]/g, "").toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");

/** Whether a read code can be one at all; anything else isn't worth asking the server. */
export const isCheckCode = (code: string): boolean =>
  code.length === checkCodeLength && [...code].every((character) => checkCodeAlphabet.includes(character));

/** A code in groups of four, as it is printed. */
export const printCheckCode = (code: string): string => code.match(/.{1,4}/g)?.join("-") ?? code;
