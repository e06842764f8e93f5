import type { KitForm } from "#domain/kits/kit-form-schema.ts";
import type { KitPart } from "#domain/kits/kit-part.ts";

/** The answer to a kit that was not saved. */
export interface KitAnswer {
  kind: "form";
  errors: Readonly<Record<string, string>>;
  refusal: { code: string; title: string; description: string } | null;
  /** The stored kit, when another person has saved it in between. */
  current: { form: KitForm; version: number; parts: readonly KitPart[] } | null;
}

/** Why a kit was not deleted. */
export interface KitRemovalAnswer {
  kind: "removal";
  refusal: { title: string; description: string };
}
