import { DomainError } from "#domain/shared/errors.ts";
import { crc16 } from "./crc16.ts";
import { encodeTlv, MAX_TLV_LENGTH } from "./emv-tlv.ts";
import { pixKeyKind } from "../validation/pix-key.ts";

type Merchant = { name: string; city: string };

/** A reusable code that pays to a key. Without an amount, the payer types it. */
export type StaticPixInput = Merchant & {
  key: string;
  url?: never;
  amountCents?: number;
  /** 1 to 25 letters or digits. */
  txid?: string;
  description?: string;
};

/** A single-use code that refers to a charge. Amount and txid are part of the charge. */
export type DynamicPixInput = Merchant & {
  /** Location of the charge without `https://`, at most 77 characters. */
  url: string;
  key?: never;
};

/** Name of the Pix arrangement inside a merchant template. */
const PIX_GUI = "br.gov.bcb.pix";

/** Placeholder for the txid of a code without one. */
const NO_TXID = "***";

const MAX_NAME_LENGTH = 25;
const MAX_CITY_LENGTH = 15;
const MAX_AMOUNT_CENTS = 999_999_999_999;
const LOCATION_FORM = /^(?!https?:)[\x21-\x7e]{1,77}$/i;
const TXID_FORM = /^[A-Za-z0-9]{1,25}$/;

/** Text of a Pix "copy and paste" code, which is also the content of its QR code. Name and city lose their accents and
 *  are cut to 25 and 15 characters; letter case is kept.
 *  @throws DomainError INVALID_PIX_DATA with the name of the invalid field
 *  @source BCB, Manual do BR Code; Manual de Padrões para Iniciação do Pix
 *  @example buildPixBrCode({ key: "vendas@exemplo.com.br", name: "João", city: "Goiânia", amountCents: 1_050 }) //
 *    "00020126430014br.gov.bcb.pix0121vendas@exemplo.com.br5204…5904Joao6007Goiania62070503***6304…" */
export function buildPixBrCode(input: StaticPixInput | DynamicPixInput): string {
  const isDynamic = input.url !== undefined;
  const unsigned = [
    encodeTlv("00", "01"),
    isDynamic ? encodeTlv("01", "12") : "",
    encodeTlv("26", isDynamic ? dynamicTemplate(input) : staticTemplate(input)),
    encodeTlv("52", "0000"),
    encodeTlv("53", "986"),
    isDynamic || input.amountCents === undefined ? "" : encodeTlv("54", amountText(input.amountCents)),
    encodeTlv("58", "BR"),
    encodeTlv("59", shortText("name", input.name, MAX_NAME_LENGTH)),
    encodeTlv("60", shortText("city", input.city, MAX_CITY_LENGTH)),
    encodeTlv("62", encodeTlv("05", isDynamic ? NO_TXID : txidText(input.txid))),
    "6304",
  ].join("");
  return unsigned + crc16(unsigned);
}

function dynamicTemplate({ url }: DynamicPixInput): string {
  if (!LOCATION_FORM.test(url)) throw refusal("url", "1 to 77 ASCII characters without scheme or spaces");
  return encodeTlv("00", PIX_GUI) + encodeTlv("25", url);
}

function staticTemplate({ key, description = "" }: StaticPixInput): string {
  if (pixKeyKind(key) === null) throw refusal("key", "not a Pix key in the form that a code carries");
  const text = plainAscii(description);
  const template =
    encodeTlv("00", PIX_GUI) + encodeTlv("01", key) + (text === "" ? "" : encodeTlv("02", text));
  if (template.length > MAX_TLV_LENGTH) throw refusal("description", "too long beside this key");
  return template;
}

function amountText(amountCents: number): string {
  if (!Number.isSafeInteger(amountCents) || amountCents < 1 || amountCents > MAX_AMOUNT_CENTS) {
    throw refusal("amountCents", "not an amount from 1 cent to 13 characters");
  }
  return `${Math.trunc(amountCents / 100)}.${String(amountCents % 100).padStart(2, "0")}`;
}

function txidText(txid: string | undefined): string {
  if (txid === undefined) return NO_TXID;
  if (!TXID_FORM.test(txid)) throw refusal("txid", "1 to 25 letters or digits");
  return txid;
}

function shortText(field: "name" | "city", text: string, maxLength: number): string {
  const short = plainAscii(text).slice(0, maxLength).trimEnd();
  if (short === "") throw refusal(field, "empty");
  return short;
}

function plainAscii(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\s+/g, " ")
    .replace(/[^\x20-\x7e]/g, "")
    .trim();
}

function refusal(field: string, reason: string): DomainError<"INVALID_PIX_DATA"> {
  return new DomainError("INVALID_PIX_DATA", { field, reason });
}
