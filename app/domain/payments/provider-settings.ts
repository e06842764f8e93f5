import * as z from "zod";
import { PAYMENT_PROVIDERS, type PaymentProvider } from "#domain/settings/charge-methods.ts";

/** A key as it is pasted. A header accepts only these characters. */
const KeySchema = z
  .string()
  .trim()
  .max(300)
  .regex(/^[\x21-\x7e]*$/);

/** Which provider collects for a distributor, and its keys. A key that is left out stays; an empty one is deleted. */
export const PaymentProviderInputSchema = z.strictObject({
  provider: z.enum(PAYMENT_PROVIDERS),
  accessToken: KeySchema.optional(),
  webhookSecret: KeySchema.optional(),
  version: z.string().max(40),
});
export type PaymentProviderInput = z.infer<typeof PaymentProviderInputSchema>;

/** Keys to try out; those that are left out are the saved ones. */
export const TryProviderSchema = z.strictObject({ accessToken: KeySchema.optional() });

/** Which provider collects, as people see it: of a key only its end, which is empty for a short one. */
export interface PaymentProviderSettings {
  provider: PaymentProvider;
  hasKeys: boolean;
  accessTokenEnd: string;
  webhookSecretEnd: string;
  /** Until when notifications signed with the secret of before are accepted; null where none is. */
  formerSecretUntil: string | null;
  /** Where the provider is to send what happens. */
  notificationUrl: string;
  version: string;
}
