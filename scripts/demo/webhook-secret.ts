import { createHash } from "node:crypto";
import type { DemoSlug } from "./demo-keys.ts";

const SECRET_BYTES = 24;

/** Secret of the sandbox provider's webhooks to a demo distributor; the same with each load. */
export function demoWebhookSecret(slug: DemoSlug): string {
  const digest = createHash("sha256").update(`demo webhook of ${slug}`).digest();
  return `whsec_${digest.subarray(0, SECRET_BYTES).toString("base64")}`;
}
