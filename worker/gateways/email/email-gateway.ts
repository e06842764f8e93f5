import { createHttpEmailGateway } from "./http-email-gateway.ts";

/** One e-mail, ready to be sent. */
export interface OutgoingEmail {
  /** Our own id, by which the provider recognises a repetition for a day. */
  id: string;
  /** Name that the recipient sees as the sender. */
  senderName: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
}

/** Result of sending one e-mail. A failure's `code` has no personal data; its `message` may. */
export type EmailOutcome =
  | { outcome: "sent"; providerId: string }
  | { outcome: "kept" }
  | { outcome: "failed"; retryable: boolean; code: string; message: string };

/** Sends e-mails. It never throws: failures are results. */
export interface EmailGateway {
  send(email: OutgoingEmail): Promise<EmailOutcome>;
}

/** Settings of the provider. Without them, e-mails stay in the outbox. */
export interface EmailSettings {
  ENVIRONMENT: "development" | "test" | "production";
  EMAIL_API_URL?: string | undefined;
  EMAIL_API_KEY?: string | undefined;
  /** Sender address of all e-mails. */
  EMAIL_FROM?: string | undefined;
}

/** Opens the configured provider. Outside production, without one, e-mails stay in the outbox, where developers read
 *  them.
 *  @throws Error in production without a provider, so that no e-mail counts as sent that was not */
export function openEmailGateway(settings: EmailSettings): EmailGateway {
  const { ENVIRONMENT, EMAIL_API_URL: apiUrl, EMAIL_API_KEY: apiKey, EMAIL_FROM: from } = settings;
  if (apiUrl && apiKey && from) return createHttpEmailGateway({ apiUrl, apiKey, from });
  if (ENVIRONMENT === "production") {
    throw new Error("Environment settings missing: EMAIL_API_URL, EMAIL_API_KEY, EMAIL_FROM");
  }
  return { send: () => Promise.resolve({ outcome: "kept" }) };
}
