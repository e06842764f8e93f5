import { createHttpEmailGateway } from "./http-email-gateway.ts";

/** One e-mail, ready to be sent. */
export interface OutgoingEmail {
  /** Own id, by which the provider knows a repetition for a day. */
  id: string;
  /** Name that the recipient sees as the sender. */
  senderName: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
}

/** How sending one e-mail ended. A failure's `code` holds no personal data, its `message` may. */
export type EmailOutcome =
  | { outcome: "sent"; providerId: string }
  | { outcome: "kept" }
  | { outcome: "failed"; retryable: boolean; code: string; message: string };

/** A way for e-mails to leave. Never throws: what goes wrong is an outcome. */
export interface EmailGateway {
  send(email: OutgoingEmail): Promise<EmailOutcome>;
}

/** Settings of the provider; without them, e-mails stay in the outbox. */
export interface EmailSettings {
  ENVIRONMENT: "development" | "test" | "production";
  EMAIL_API_URL?: string | undefined;
  EMAIL_API_KEY?: string | undefined;
  /** Address that every e-mail comes from. */
  EMAIL_FROM?: string | undefined;
}

/** The configured provider; outside production, without one, e-mails are kept in the outbox, where developers read
 *  them.
 *  @throws Error in production without a provider, so that no e-mail counts as sent that nobody got */
export function openEmailGateway(settings: EmailSettings): EmailGateway {
  const { ENVIRONMENT, EMAIL_API_URL: apiUrl, EMAIL_API_KEY: apiKey, EMAIL_FROM: from } = settings;
  if (apiUrl && apiKey && from) return createHttpEmailGateway({ apiUrl, apiKey, from });
  if (ENVIRONMENT === "production") {
    throw new Error("Environment settings missing: EMAIL_API_URL, EMAIL_API_KEY, EMAIL_FROM");
  }
  return { send: () => Promise.resolve({ outcome: "kept" }) };
}
