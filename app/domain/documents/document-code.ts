/** Letters and digits that are not taken for one another (Crockford's base 32). */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 100 bits: nobody finds one by trying. */
const LENGTH = 20;

/** Code of a document from the digest of what is printed.
 *  @param digest - at least 13 bytes
 *  @example documentCode(new Uint8Array(32)) // "00000000000000000000" */
export function documentCode(digest: Uint8Array): string {
  const bits = [...digest].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return Array.from({ length: LENGTH }, (_, at) =>
    ALPHABET.charAt(Number.parseInt(bits.slice(at * 5, at * 5 + 5), 2)),
  ).join("");
}

/** A code as people read it.
 *  @example formatDocumentCode("7K3M9QZX7K3M9QZX7K3M") // "7K3M-9QZX-7K3M-9QZX-7K3M" */
export function formatDocumentCode(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? "";
}

/** A typed code: without spaces and lines, in capitals, with the letters that are taken for a digit as that digit; null
 *  for what is none.
 *  @example parseDocumentCode("7k3m-9qzx 7k3m-9qzx-7k3m") // "7K3M9QZX7K3M9QZX7K3M" */
export function parseDocumentCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return new RegExp(`^[${ALPHABET}]{${String(LENGTH)}}$`).test(code) ? code : null;
}
