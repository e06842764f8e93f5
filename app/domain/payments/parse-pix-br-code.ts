import { crc16 } from "./crc16.ts";
import { parseTlv } from "./emv-tlv.ts";
import { NO_TXID, PIX_GUI } from "./pix-br-code.ts";

/** What can be wrong with a Pix code, in the order of reporting. */
export type PixFindingCode =
  | "BAD_STRUCTURE"
  | "MISSING_OBJECT"
  | "WRONG_CURRENCY"
  | "WRONG_COUNTRY"
  | "WRONG_GUI"
  | "KEY_OR_LOCATION"
  | "WRONG_AMOUNT"
  | "WRONG_CRC";

/** One thing wrong with a code and the object where it is; no object when the text as a whole cannot be read. */
export type PixFinding = { code: PixFindingCode; objectId: string | null };

type PixBase = { merchantName: string; merchantCity: string };

/** What a valid code says: where the money goes, and how much when the code fixes it. */
export type PixBrCode =
  | (PixBase & {
      kind: "static";
      key: string;
      amountCents: number | null;
      txid: string | null;
      description: string | null;
    })
  | (PixBase & { kind: "dynamic"; url: string; amountCents: number | null; txid: string | null });

type Objects = ReadonlyMap<string, string>;
type PixObjects = { root: Objects; merchant: Objects; additional: Objects };

const MANDATORY_IDS = ["00", "26", "52", "53", "58", "59", "60", "62", "63"];
const AMOUNT_FORM = /^(\d{1,10})(?:\.(\d{1,2}))?$/;
const CRC_LENGTH = 4;

/** All that is wrong with a Pix code, in the order structure, mandatory objects, currency, country, arrangement, key
 *  or location, amount, check value; empty for a valid code. When the structure is broken nothing else is told.
 *  Templates of Pix Automático (ids 80 to 99) are ignored.
 *  @source BCB, Manual do BR Code */
export function validatePixBrCode(text: string): PixFinding[] {
  const objects = readObjects(text);
  if (objects === null) return [{ code: "BAD_STRUCTURE", objectId: null }];
  const { root, merchant, additional } = objects;
  const findings: PixFinding[] = MANDATORY_IDS.filter((id) => !root.has(id)).map((objectId) => ({
    code: "MISSING_OBJECT",
    objectId,
  }));
  const addWhen = (isWrong: boolean, code: PixFindingCode, objectId: string) => {
    if (isWrong) findings.push({ code, objectId });
  };
  addWhen(root.has("62") && !additional.has("05"), "MISSING_OBJECT", "62-05");
  addWhen(root.has("53") && root.get("53") !== "986", "WRONG_CURRENCY", "53");
  addWhen(root.has("58") && root.get("58") !== "BR", "WRONG_COUNTRY", "58");
  addWhen(root.has("26") && merchant.get("00")?.toLowerCase() !== PIX_GUI, "WRONG_GUI", "26-00");
  addWhen(root.has("26") && merchant.has("01") === merchant.has("25"), "KEY_OR_LOCATION", "26");
  addWhen(root.has("54") && !((amountCentsOf(root) ?? 0) > 0), "WRONG_AMOUNT", "54");
  addWhen(root.has("63") && root.get("63") !== crc16(text.slice(0, -CRC_LENGTH)), "WRONG_CRC", "63");
  return findings;
}

/** What a Pix code says, or null when `validatePixBrCode` finds anything wrong with it. */
export function parsePixBrCode(text: string): PixBrCode | null {
  const objects = readObjects(text);
  if (objects === null || validatePixBrCode(text).length > 0) return null;
  const { root, merchant, additional } = objects;
  const txid = additional.get("05") ?? NO_TXID;
  const common = {
    merchantName: root.get("59") ?? "",
    merchantCity: root.get("60") ?? "",
    amountCents: amountCentsOf(root),
    txid: txid === NO_TXID ? null : txid,
  };
  const url = merchant.get("25");
  if (url !== undefined) return { kind: "dynamic", url, ...common };
  return {
    kind: "static",
    key: merchant.get("01") ?? "",
    description: merchant.get("02") ?? null,
    ...common,
  };
}

function readObjects(text: string): PixObjects | null {
  const list = /^[\x20-\x7e]+$/.test(text) ? parseTlv(text) : null;
  if (list === null) return null;
  const root = new Map(list.map(({ id, value }) => [id, value]));
  const isFramed = !root.has("63") || list.at(-1)?.id === "63";
  const startsRight = !root.has("00") || (list[0]?.id === "00" && list[0].value === "01");
  const merchant = readTemplate(root.get("26"));
  const additional = readTemplate(root.get("62"));
  if (!isFramed || !startsRight || merchant === null || additional === null) return null;
  return { root, merchant, additional };
}

function readTemplate(text: string | undefined): Objects | null {
  const list = parseTlv(text ?? "");
  return list === null ? null : new Map(list.map(({ id, value }) => [id, value]));
}

function amountCentsOf(root: Objects): number | null {
  const [, reais = "", cents = ""] = AMOUNT_FORM.exec(root.get("54") ?? "") ?? [];
  return reais === "" ? null : Number(`${reais}${cents.padEnd(2, "0")}`);
}
