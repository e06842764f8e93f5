import type { Device } from "#domain/access/describe-device.ts";

/** A device as its owner recognises it: “Chrome no Windows”. */
export function deviceText({ browser, system }: Device): string {
  if (browser === null && system === null) return "Dispositivo desconhecido";
  if (system === null) return browser ?? "";
  return `${browser ?? "Aplicativo"} no ${system}`;
}
