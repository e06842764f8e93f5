import type { KitForm } from "#domain/kits/kit-form-schema.ts";
import type { KitPart } from "#domain/kits/kit-part.ts";

/** What stays of a kit that was sent and not saved. */
export interface KitAnswer {
  kind: "form";
  errors: Readonly<Record<string, string>>;
  refusal: { code: string; title: string; description: string } | null;
  /** The kit as it stands now, when somebody else saved it meanwhile. */
  current: { form: KitForm; version: number; parts: readonly KitPart[] } | null;
}

/** Why a kit was not deleted. */
export interface KitRemovalAnswer {
  kind: "removal";
  refusal: { title: string; description: string };
}
