import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { CustomForm, FormField } from "#domain/custom-forms/custom-form.ts";
import type {
  CustomFormInput,
  CustomFormUpdate,
  FormFieldInput,
  FormOrder,
} from "#domain/custom-forms/custom-form-schema.ts";
import { isReordered } from "#domain/offers/entry-order.ts";
import { describeChanges } from "#domain/records/describe-changes.ts";
import { DomainError } from "#domain/shared/errors.ts";
import {
  createCustomFormRepository,
  deleteCustomForm,
  insertCustomForm,
  orderCustomForms,
  switchCustomForm,
  updateCustomForm,
} from "#worker/repositories/custom-forms/custom-form-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Permission to manage custom forms. */
export const customFormsAccess: AccessRule = PAGES.CustomForms.access;

const LOGGED = ["description", "screen", "purchaseTypes", "active", "questions"] as const;

/** Use cases of custom forms. Each authorises first and saves in one batch, with assertions and the audit row. */
export function createCustomForms(scope: Scope) {
  function open() {
    const { distributor, database } = authoriseUser(scope, customFormsAccess);
    const forms = createCustomFormRepository(database, distributor.id);
    return { distributor, database, forms, at: scope.now().toISOString() };
  }

  return {
    /** Lists all forms in order. */
    list: (): Promise<CustomForm[]> => open().forms.listForms(),

    /** Reads a form.
     *  @throws DomainError NOT_FOUND */
    get: (id: string): Promise<CustomForm> => open().forms.getForm(id),

    /** Creates a form, as the last one.
     *  @throws DomainError INVALID_BODY (TOO_MANY) */
    async create({ fields: asked, ...input }: CustomFormInput): Promise<CustomForm> {
      const { distributor, database, forms, at } = open();
      const id = scope.newId("cfo");
      const fields = withKeys(scope, asked, []);
      await database.writeBatch([
        ...insertCustomForm(distributor.id, { id, input, fields, at }),
        audit(scope, distributor.id, {
          event: "custom-form.created",
          entity: "customForm",
          entityId: id,
          changes: { ...describe(null, { ...input, fields }), name: { from: null, to: input.name } },
          at,
        }),
      ]);
      return forms.getForm(id);
    },

    /** Replaces a form with its questions, in the version that the edit began with.
     *  @throws DomainError NOT_FOUND, STALE_VERSION */
    async update(id: string, { version, fields: asked, ...input }: CustomFormUpdate): Promise<CustomForm> {
      const { distributor, database, forms, at } = open();
      const before = await forms.getForm(id);
      const fields = withKeys(scope, asked, before.fields);
      await database.writeBatch([
        ...updateCustomForm(distributor.id, { id, input, fields, version, at }),
        audit(scope, distributor.id, {
          event: "custom-form.updated",
          entity: "customForm",
          entityId: id,
          changes: {
            ...describe(before, { ...input, fields }),
            name: { from: before.name, to: input.name },
          },
          at,
        }),
      ]);
      return forms.getForm(id);
    },

    /** Activates or deactivates a form in the version that was read.
     *  @throws DomainError NOT_FOUND, STALE_VERSION */
    async setActive(
      id: string,
      { active, version }: { active: boolean; version: number },
    ): Promise<CustomForm> {
      const { distributor, database, forms, at } = open();
      const { name } = await forms.getForm(id);
      const changes = { active: { from: !active, to: active }, name: { from: name, to: name } };
      await database.writeBatch([
        ...switchCustomForm(distributor.id, { id, active, version, at }),
        audit(scope, distributor.id, {
          event: "custom-form.updated",
          entity: "customForm",
          entityId: id,
          changes,
          at,
        }),
      ]);
      return forms.getForm(id);
    },

    /** Deletes a form. Requests keep their answers, with the questions at that time.
     *  @throws DomainError NOT_FOUND */
    async remove(id: string): Promise<void> {
      const { distributor, database, forms, at } = open();
      const { name } = await forms.getForm(id);
      await database.writeBatch([
        ...deleteCustomForm(distributor.id, id),
        audit(scope, distributor.id, {
          event: "custom-form.deleted",
          entity: "customForm",
          entityId: id,
          changes: { name: { from: name, to: null } },
          at,
        }),
      ]);
    },

    /** Reorders the forms, if their order is still the one that was read.
     *  @throws DomainError INVALID_BODY (NOT_THE_SAME) for missing or unknown forms; STALE_VERSION */
    async reorder(order: FormOrder): Promise<CustomForm[]> {
      const { distributor, database, forms, at } = open();
      if (!isReordered(order.before, order.after)) {
        const issue = { field: "after", code: "NOT_THE_SAME", message: "expected the ids of `before`" };
        throw new DomainError("INVALID_BODY", { issues: [issue] });
      }
      const names = new Map((await forms.listForms()).map(({ id, name }) => [id, name]));
      const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id).join(", ");
      await database.writeBatch([
        ...orderCustomForms(distributor.id, order),
        audit(scope, distributor.id, {
          event: "custom-form.reordered",
          entity: "customForm",
          entityId: "",
          changes: { order: { from: named(order.before), to: named(order.after) } },
          at,
        }),
      ]);
      return forms.listForms();
    },
  };
}

/** Existing questions keep their keys, so that answers stay connected to them; new ones get new keys. */
function withKeys(scope: Scope, asked: readonly FormFieldInput[], stored: readonly FormField[]): FormField[] {
  const known = new Set(stored.map(({ key }) => key));
  return asked.map(({ key, ...field }) => {
    const kept = key !== null && known.delete(key) ? key : scope.newId("cff");
    return { ...field, key: kept };
  });
}

type Content = Omit<CustomForm, "id" | "name" | "version" | "updatedAt">;

/** Changes for the audit log, with the texts of questions. */
function describe(before: Content | null, after: Content) {
  const told = ({ fields, ...content }: Content) => ({
    ...content,
    questions: fields.map(({ label, type, required }) => `${label} (${type}${required ? ", *" : ""})`),
  });
  return describeChanges(LOGGED, before && told(before), told(after));
}
