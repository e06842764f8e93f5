import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Locator } from "playwright-core";
import { prepareZXingModule, type ReaderOptions, readBarcodes } from "zxing-wasm/reader";

const WASM = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");

/** What a scanner reads from the picture of a part of a page; null for nothing that it can read. */
export async function readBarcode(
  drawn: Locator,
  format: NonNullable<ReaderOptions["formats"]>[number],
): Promise<string | null> {
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(await readFile(WASM)).buffer },
    fireImmediately: true,
  });
  const [found] = await readBarcodes(await drawn.screenshot(), { formats: [format] });
  return found?.text ?? null;
}
