import "#app/features/access/roles.css";
import { fill } from "#copy/shared/fill.ts";
import { ROLE_FORM_TEXTS as TEXTS } from "#copy/access/roles.ts";
import { isFieldShown, ROLE_PCTS, type RolePct } from "#domain/access/role-form.ts";
import type { RoleForm } from "#domain/access/role-schema.ts";
import { whatsAppLink } from "#domain/access/whatsapp-link.ts";
import { formatPct } from "#domain/shared/format.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { FormPart } from "#app/ui/form-part.tsx";
import type { RolePartProps } from "./role-basics.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

export interface RoleValuesProps extends RolePartProps {
  /** The highest percentages that the person may give; null for an administrator. */
  ceilings: Readonly<Record<RolePct, string | null>> | null;
}

/** Values that belong to a single permission (limits, external link, support number). Each is shown while its
 *  permission is ticked. */
export function RoleValues({ ceilings, ...part }: RoleValuesProps) {
  const { form } = part;
  const pcts = ROLE_PCTS.filter((field) => isFieldShown(form, field));
  return (
    <>
      <FormPart legend={TEXTS.limits}>
        <p className="app-quiet">{pcts.length === 0 ? TEXTS.limitsEmpty : TEXTS.limitsHint}</p>
        <div className="app-role__limits">
          {pcts.map((field) => (
            <ValueField
              key={field}
              {...part}
              field={field}
              label={TEXTS[field]}
              hint={ceilings && fill(TEXTS.ceiling, { pct: formatPct(ceilings[field] ?? "0") })}
              inputMode="decimal"
              maxLength={6}
            />
          ))}
        </div>
      </FormPart>
      {isFieldShown(form, "externalLinkName") && (
        <FormPart legend={TEXTS.externalLink}>
          <p className="app-quiet">{TEXTS.externalLinkHint}</p>
          <ValueField {...part} field="externalLinkName" label={TEXTS.externalLinkName} maxLength={30} />
          <ValueField
            {...part}
            field="externalLinkAddress"
            label={TEXTS.externalLinkAddress}
            inputMode="url"
            placeholder="https://"
            maxLength={500}
          />
        </FormPart>
      )}
      {isFieldShown(form, "whatsAppNumber") && (
        <FormPart legend={TEXTS.whatsApp}>
          <p className="app-quiet">{TEXTS.whatsAppHint}</p>
          <ValueField
            {...part}
            field="whatsAppNumber"
            label={TEXTS.whatsAppNumber}
            type="tel"
            inputMode="tel"
            placeholder="(11) 98765-4321"
            maxLength={20}
          />
          <ValueField
            {...part}
            field="whatsAppMessage"
            label={TEXTS.whatsAppMessage}
            hint={TEXTS.whatsAppMessageHint}
            maxLength={500}
          />
          <WhatsAppPreview form={form} />
        </FormPart>
      )}
    </>
  );
}

interface ValueFieldProps extends RolePartProps {
  field: Exclude<keyof RoleForm, "permissions" | "type" | "label">;
  label: string;
  hint?: string | null;
  type?: "tel";
  inputMode?: "decimal" | "url" | "tel";
  placeholder?: string;
  maxLength: number;
}

function ValueField({ form, errors, onChange, field, hint, ...input }: ValueFieldProps) {
  return (
    <FormField
      {...input}
      {...(hint ? { hint } : {})}
      name={field}
      error={errors[field]}
      value={form[field]}
      autoComplete="off"
      onChange={(event) => {
        onChange({ ...form, [field]: event.currentTarget.value });
      }}
    />
  );
}

function WhatsAppPreview({ form }: { form: RoleForm }) {
  const link = whatsAppLink(form.whatsAppNumber, form.whatsAppMessage);
  if (link === null) return null;
  return (
    <p>
      <LinkButton href={link} target="_blank" rel="noreferrer">
        {TEXTS.whatsAppPreview}
      </LinkButton>
    </p>
  );
}
