import { type AppLoadContext, data } from "@remix-run/cloudflare";
import * as z from "zod";
import { PROVIDER_TEXTS as TEXTS } from "#copy/payments/provider.ts";
import { PaymentProviderInputSchema, TryProviderSchema } from "#domain/payments/provider-settings.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import type { ProviderAnswer } from "./provider-panel.tsx";

const TEXT = z.string().max(400);
const ProviderFormSchema = z.object({
  intent: z.string(),
  provider: TEXT,
  accessToken: TEXT,
  providerSecret: TEXT,
  providerVersion: TEXT,
});

/** Whether a form of the page is about the provider. */
export function isOfProvider(form: FormData): boolean {
  const intent = form.get("intent");
  return intent === "provider" || intent === "tryProvider";
}

/** Saves who collects, or tries out a key: an empty field leaves the saved one. */
export async function answerProvider({ services, ...context }: AppLoadContext, form: FormData) {
  const {
    intent,
    provider,
    accessToken,
    providerSecret,
    providerVersion: version,
  } = readForm(ProviderFormSchema, form);
  const answer = (
    tone: ProviderAnswer["tone"],
    told: { title: string; description?: string },
    status = 200,
  ) =>
    data(
      { of: "provider" as const, tone, description: "", ...told, provider, key: context.requestId },
      { status },
    );
  const token = accessToken.trim() === "" ? {} : { accessToken };
  if (intent === "tryProvider") {
    const tried = TryProviderSchema.safeParse(token);
    if (!tried.success) return answer("danger", { title: TEXTS.badKey }, 400);
    const { works, title, description } = await services.paymentProvider.tryOut(tried.data);
    return answer(works ? "ok" : "danger", { title, description });
  }
  const input = PaymentProviderInputSchema.safeParse({
    ...{ provider, version, ...token },
    ...(providerSecret.trim() === "" ? {} : { webhookSecret: providerSecret }),
  });
  if (!input.success) return answer("danger", { title: TEXTS.badKey }, 400);
  try {
    await services.paymentProvider.save(input.data);
    return answer("ok", { title: TEXTS.saved });
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    if (isDomainError(error, "INVALID_BODY")) return answer("danger", { title: TEXTS.missing }, 400);
    if (isDomainError(error, "STALE_VERSION")) return answer("danger", { title: TEXTS.stale }, 409);
    const { title, description, status } = refusal;
    return answer("danger", { title, description }, status);
  }
}
