import { createHash } from "node:crypto";
import type { DemoSlug } from "./demo-keys.ts";

const SECRET_BYTES = 24;

/** Secret with which the sandbox provider signs its webhooks to a demo distributor; the same at each load. */
export function demoWebhookSecret(slug: DemoSlug): string {
  const digest = createHash("sha256").update(`demo webhook of ${slug}`).digest();
  return `whsec_${digest.subarray(0, SECRET_BYTES).toString("base64")}`;
}
