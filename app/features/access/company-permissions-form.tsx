import "./roles.css";
import { Form, useNavigation } from "@remix-run/react";
import { COMPANY_PERMISSIONS_TEXTS as TEXTS } from "#copy/access/roles.ts";
import type { CompanyPermissions } from "#domain/access/company-permissions-schema.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import {
  COMPANY_PERMISSION_FLAGS,
  COMPANY_PERMISSIONS_INTENT,
  KEPT_COMPANY_FLAGS,
  type CompanyPermissionsAnswer,
} from "./company-permissions-form-data.ts";
import { HiddenField, Tick } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

export interface CompanyPermissionsFormProps {
  /** From `services.companyPermissions.read()`. Use the version as the form's `key`. */
  permissions: CompanyPermissions & { version: number };
  /** The action's answer, made by `saveCompanyPermissions`. */
  answer: CompanyPermissionsAnswer | undefined;
}

/** Lets a manager decide what the company's sellers may do. */
export function CompanyPermissionsForm({ permissions, answer }: CompanyPermissionsFormProps) {
  const isSaving = useNavigation().formData?.get("intent") === COMPANY_PERMISSIONS_INTENT;
  const unsaved = answer?.isSaved === false ? answer.fields : null;
  return (
    <Form method="post" className="gs-panel app-stack app-gap-12 app-company-permissions" noValidate>
      <h2 className="app-heading">{TEXTS.title}</h2>
      <p className="app-quiet">{TEXTS.hint}</p>
      <HiddenField name="intent" value={COMPANY_PERMISSIONS_INTENT} />
      <HiddenField name="version" value={permissions.version} />
      <DoneLine>{answer?.isSaved === true && TEXTS.saved}</DoneLine>
      {answer?.refusal && (
        <NoticeBox tone="danger" role="alert">
          {answer.refusal.title}. {answer.refusal.description}
        </NoticeBox>
      )}
      {KEPT_COMPANY_FLAGS.filter((flag) => permissions[flag]).map((flag) => (
        <HiddenField key={flag} name={flag} value="on" />
      ))}
      {COMPANY_PERMISSION_FLAGS.map((flag) => (
        <label key={flag} className="app-check app-permission">
          <Tick name={flag} defaultChecked={(unsaved ?? permissions)[flag]} />
          <span>
            <strong>{TEXTS[flag]}</strong>
            <small>{TEXTS[`${flag}Hint`]}</small>
          </span>
        </label>
      ))}
      <FormField
        className="app-company-permissions__max"
        name="authSellerMaxDiscount"
        label={TEXTS.authSellerMaxDiscount}
        error={answer?.maxDiscountError ?? undefined}
        defaultValue={unsaved?.authSellerMaxDiscount ?? permissions.authSellerMaxDiscount.replace(".", ",")}
        inputMode="decimal"
        maxLength={6}
        autoComplete="off"
      />
      <div>
        <Button type="submit" kind="primary" aria-busy={isSaving}>
          {isSaving ? TEXTS.saving : TEXTS.save}
        </Button>
      </div>
    </Form>
  );
}
