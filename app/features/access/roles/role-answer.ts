import type { RoleForm } from "#domain/access/role-form.ts";

/** What stays of a form that was sent and not saved, or filled anew. */
export interface RoleAnswer {
  kind: "form";
  /** Another one for each answer. */
  key: string;
  form: RoleForm;
  base: RoleForm;
  version: number;
  errors: Readonly<Record<string, string>>;
  refusal: { code: string; title: string; description: string } | null;
  /** Whether the form holds what is stored now, with the person's own changes on top. */
  isReapplied: boolean;
}

/** Why a role was not deleted. */
export interface RemovalAnswer {
  kind: "removal";
  refusal: { title: string; description: string };
}
