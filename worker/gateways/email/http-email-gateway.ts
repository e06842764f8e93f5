import * as z from "zod";
import { isEmail, normalizeEmail } from "#domain/validation/email.ts";
import type { EmailGateway, EmailOutcome } from "./email-gateway.ts";
import { oneLine } from "./plain-words.ts";

const TIMEOUT_MS = 10_000;
const SentSchema = z.object({ id: z.string().min(1) });
const RefusalSchema = z.object({ name: z.string(), message: z.string() });

/** Another run is sending the same e-mail at this moment. */
const IN_PROGRESS = "concurrent_idempotent_requests";

/** A gateway for providers with the wire format of Resend: `POST /emails`.
 *  @param from - bare address; the name before it is the distributor's */
export function createHttpEmailGateway({
  apiUrl,
  apiKey,
  from,
}: {
  apiUrl: string;
  apiKey: string;
  from: string;
}): EmailGateway {
  return {
    async send({ id, senderName, recipient, subject, html, text }) {
      const to = normalizeEmail(recipient);
      if (!isEmail(to)) return failure("invalid_recipient", "The recipient is no address", false);
      try {
        const response = await fetch(`${apiUrl.replace(/\/$/, "")}/emails`, {
          method: "POST",
          headers: {
            authorization: `Bearer ${apiKey}`,
            "content-type": "application/json",
            "idempotency-key": id,
          },
          body: JSON.stringify({
            from: withName(senderName, from),
            to: [to],
            subject: oneLine(subject),
            html,
            text,
          }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const body: unknown = await response.json().catch(() => null);
        return response.ok ? readSent(body) : readRefusal(response.status, body);
      } catch (error) {
        return failure("no_answer", error instanceof Error ? error.message : String(error), true);
      }
    },
  };
}

/** An unreadable answer may follow a successful send; the same key makes a retry safe. */
function readSent(body: unknown): EmailOutcome {
  const sent = SentSchema.safeParse(body);
  return sent.success
    ? { outcome: "sent", providerId: sent.data.id }
    : failure("unreadable_answer", "The provider's answer has no id", true);
}

function readRefusal(status: number, body: unknown): EmailOutcome {
  const { name = "unknown", message = "" } = RefusalSchema.safeParse(body).data ?? {};
  const isRetryable = status === 429 || status >= 500 || (status === 409 && name === IN_PROGRESS);
  return failure(`${String(status)} ${name}`, message, isRetryable);
}

function failure(code: string, message: string, retryable: boolean): EmailOutcome {
  return { outcome: "failed", retryable, code, message };
}

/** Sender with a display name of letters, digits and safe characters, so that it needs no quotes. */
function withName(name: string, address: string): string {
  const harmless = oneLine(name.replaceAll(/[^\p{L}\p{M}\p{N} &'-]+/gu, " "));
  return harmless === "" ? address : `${harmless} <${address}>`;
}
