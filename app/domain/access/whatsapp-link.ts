import type { AccessRule } from "./may-access.ts";

/** Users who see the WhatsApp support button.
 *  @source spec, top bar */
export const WHATSAPP_SUPPORT: AccessRule = {
  types: ["integrator"],
  integrator: ["support.whatsApp"],
  actions: ["userRoles"],
};

const LONE_SURROGATE = /\p{Surrogate}/gu;

/** URL of a WhatsApp chat with a Brazilian number and an optional prefilled message; null unless the number has 10 or
 *  11 digits, with area code and without country code. Mask characters are ignored.
 *  @source spec, top bar; shared validation rules
 *  @example whatsAppLink("(11) 98765-4321", "Olá") // "https://wa.me/5511987654321?text=Ol%C3%A1" */
export function whatsAppLink(number: string, message: string | null): string | null {
  const digits = number.replace(/\D/g, "");
  if (digits.length !== 10 && digits.length !== 11) return null;
  const text = message?.trim().replace(LONE_SURROGATE, "\u{FFFD}") ?? "";
  const query = text === "" ? "" : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/55${digits}${query}`;
}
