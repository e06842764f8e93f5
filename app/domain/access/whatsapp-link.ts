import type { AccessRule } from "./may-access.ts";

/** Who finds the button for support by WhatsApp.
 *  @source spec, top bar */
export const WHATSAPP_SUPPORT: AccessRule = {
  types: ["integrator"],
  integrator: ["support.whatsApp"],
  actions: ["userRoles"],
};

const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Address of a chat with a Brazilian number, which opens with the message if there is one; null unless the number
 *  has 10 or 11 digits, the area code among them and the country's not. Masks are skipped.
 *  @source spec, top bar; shared validation rules
 *  @example whatsAppLink("(11) 98765-4321", "Olá") // "https://wa.me/5511987654321?text=Ol%C3%A1" */
export function whatsAppLink(number: string, message: string | null): string | null {
  const digits = number.replace(/\D/g, "");
  if (digits.length !== 10 && digits.length !== 11) return null;
  const text = message?.trim().replace(LONE_SURROGATE, "\u{FFFD}") ?? "";
  const query = text === "" ? "" : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/55${digits}${query}`;
}
