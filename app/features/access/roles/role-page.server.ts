import type { AppLoadContext } from "@remix-run/cloudflare";
import { PAGES } from "#domain/access/pages.ts";
import { ROLE_FORM_SETS, toRoleForm, toRoleInput } from "#domain/access/role-form.ts";
import {
  type RoleForm,
  RoleFormSchema,
  RoleInputSchema,
  RoleUpdateSchema,
} from "#domain/access/role-schema.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { answerRecord } from "#app/features/records/record-form.server.ts";

const FIELD_OF_PATH: Readonly<Record<string, string>> = {
  "externalLinkButton.name": "externalLinkName",
  "externalLinkButton.link": "externalLinkAddress",
  "support.whatsApp.number": "whatsAppNumber",
  "support.whatsApp.message": "whatsAppMessage",
};

/** Runs what a form of the role's page requests.
 *  @param id - null for a new role */
export async function actOnRole(context: AppLoadContext, fields: FormData, id: string | null) {
  return answerRecord(context, fields, {
    id,
    kind: {
      records: context.services.roles,
      schemas: { form: RoleFormSchema, input: RoleInputSchema, update: RoleUpdateSchema },
      read(sent): RoleForm {
        const form = readForm(RoleFormSchema, sent);
        return { ...form, type: form.type === "integrator" ? "integrator" : "staff" };
      },
      toForm: toRoleForm,
      toInput: toRoleInput,
      sets: ROLE_FORM_SETS,
      fieldOf: (path) => (path.startsWith("permissions") ? "permissions" : (FIELD_OF_PATH[path] ?? path)),
      paths: { record: PAGES.RoleDetails.path, deleted: `${PAGES.RolesSettings.path}?excluido=1` },
    },
  });
}
