import "./buying-settings.css";
import "./mock.css";
import "./request-settings.css";
import "#app/ui/beside.css";
import { fill } from "#copy/shared/fill.ts";
import {
  REQUEST_SETTINGS_FIELDS as FIELDS,
  REQUEST_SETTINGS_TEXTS as WORDS,
} from "#copy/settings/request-settings.ts";
import { overStatusesOf, paidStatusesOf } from "#domain/requests/chosen-status.ts";
import { addDays } from "#domain/shared/calendar.ts";
import { formatDay } from "#domain/shared/format.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { FormPart } from "#app/ui/form-part.tsx";
import {
  SALE_EMAIL_PLACES,
  type SettingStatuses,
  STATUS_PLACES,
  statusChoices,
  type StatusPlace,
} from "./request-settings-values.ts";
import { SwitchSetting, TextSetting } from "./setting-fields.tsx";
import type { SettingsAnswer, SettingsValues } from "./settings-answer.ts";
import { type SettingsFieldsProps, SettingsFrame } from "./settings-frame.tsx";
import { Select } from "#app/ui/input.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

export interface RequestSettingsFormProps {
  saved: SettingsValues;
  version: string;
  statuses: SettingStatuses;
  /** Calendar day in the distributor's time zone. */
  today: string;
  answer: SettingsAnswer | undefined;
  isSaved: boolean;
}

/** Settings of budgets and orders, beside a preview. */
export function RequestSettingsForm({ statuses, today, saved, ...rest }: RequestSettingsFormProps) {
  return (
    <SettingsFrame name="request-settings" saved={saved} words={WORDS} {...rest}>
      {(fields) => (
        <div className="app-beside">
          <div className="app-stack">
            <ExpiryFields {...fields} today={today} statuses={statuses.budget} />
            <ButtonFields {...fields} />
            <FormPart legend={WORDS.seller}>
              <SwitchSetting
                place="showSellerToIntegrator"
                words={FIELDS.showSellerToIntegrator}
                {...fields}
              />
            </FormPart>
            <FileFields {...fields} />
            <FormPart legend={WORDS.saleEmails}>
              <p className="app-field__hint">{WORDS.saleEmailsHint}</p>
              {SALE_EMAIL_PLACES.map(([place]) => (
                <SwitchSetting key={place} place={place} words={FIELDS[place]} {...fields} />
              ))}
            </FormPart>
            <FormPart legend={WORDS.statuses}>
              <p className="app-field__hint">{WORDS.statusesHint}</p>
              {STATUS_PLACES.map((place) => (
                <StatusField key={place} place={place} statuses={statuses} saved={saved} {...fields} />
              ))}
              <ChosenStatusField
                place="paidStatusId"
                none={WORDS.paidStays}
                statuses={paidStatusesOf(statuses.order)}
                {...fields}
              />
            </FormPart>
          </div>
          <CheckoutEnd {...fields} />
        </div>
      )}
    </SettingsFrame>
  );
}

function ExpiryFields({
  today,
  statuses,
  ...fields
}: SettingsFieldsProps & { today: string; statuses: SettingStatuses["budget"] }) {
  const { values } = fields;
  const isOn = values["budgetExpiry.active"] === true;
  const days = Number(values["budgetExpiry.days"]);
  const isDays = Number.isInteger(days) && days >= 1 && days <= 365;
  return (
    <FormPart legend={WORDS.expiry}>
      <SwitchSetting place="budgetExpiry.active" words={FIELDS["budgetExpiry.active"]} {...fields} />
      <TextSetting
        place="budgetExpiry.days"
        words={FIELDS["budgetExpiry.days"]}
        {...fields}
        maxLength={3}
        isNumber
        errorText={WORDS.daysError}
      />
      <TextSetting
        place="budgetExpiry.remindDays"
        words={FIELDS["budgetExpiry.remindDays"]}
        {...fields}
        maxLength={2}
        isNumber
        errorText={WORDS.remindError}
      />
      <p className="app-request-settings__told" role="status">
        {isOn
          ? isDays && fill(WORDS.expiryPreview, { day: formatDay(addDays(today, days)) })
          : WORDS.expiryOff}
      </p>
      <ChosenStatusField
        place="budgetExpiry.overStatusId"
        none={WORDS.overStays}
        statuses={overStatusesOf(statuses)}
        {...fields}
      />
      <SwitchSetting place="enableUpdateExpiredBudget" words={FIELDS.enableUpdateExpiredBudget} {...fields} />
    </FormPart>
  );
}

/** A status that requests get by themselves, or none; a stored one that is gone counts as none. */
function ChosenStatusField({
  place,
  none,
  statuses,
  values,
  errors,
  onChange,
}: SettingsFieldsProps & {
  place: "budgetExpiry.overStatusId" | "paidStatusId";
  none: string;
  statuses: SettingStatuses["budget"];
}) {
  return (
    <FieldFrame name={place} {...FIELDS[place]} error={errors[place]}>
      {(control) => (
        <Select
          {...control}
          value={String(values[place])}
          onChange={(event) => {
            onChange(place, event.currentTarget.value);
          }}
        >
          <option value="">{none}</option>
          {statuses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

function ButtonFields(fields: SettingsFieldsProps) {
  const { values } = fields;
  const hasNone = values["showBudgetButton"] !== true && values["showRequestButton"] !== true;
  return (
    <FormPart legend={WORDS.buttons}>
      <p className="app-field__hint">{WORDS.buttonsHint}</p>
      <SwitchSetting place="showBudgetButton" words={FIELDS.showBudgetButton} {...fields} />
      <SwitchSetting place="showRequestButton" words={FIELDS.showRequestButton} {...fields} />
      {hasNone && (
        <NoticeBox tone="warn" role="status">
          {WORDS.noButtons}
        </NoticeBox>
      )}
    </FormPart>
  );
}

function FileFields(fields: SettingsFieldsProps) {
  return (
    <FormPart legend={WORDS.file}>
      <p className="app-field__hint">{WORDS.fileHint}</p>
      <SwitchSetting
        place="configCheckoutFile.enabled"
        words={FIELDS["configCheckoutFile.enabled"]}
        {...fields}
      />
      <SwitchSetting
        place="configCheckoutFile.required"
        words={FIELDS["configCheckoutFile.required"]}
        {...fields}
      />
      <TextSetting
        place="configCheckoutFile.label"
        words={FIELDS["configCheckoutFile.label"]}
        {...fields}
        maxLength={80}
      />
      <TextSetting
        place="configCheckoutFile.help"
        words={FIELDS["configCheckoutFile.help"]}
        {...fields}
        maxLength={200}
      />
    </FormPart>
  );
}

function StatusField({
  place,
  statuses,
  saved,
  values,
  errors,
  onChange,
}: SettingsFieldsProps & { place: StatusPlace; statuses: SettingStatuses; saved: SettingsValues }) {
  const { groups, names, gone } = statusChoices(place, statuses, String(saved[place]));
  return (
    <FieldFrame name={place} {...FIELDS[place]} error={errors[place]}>
      {(control) => (
        <Select
          {...control}
          value={String(values[place])}
          onChange={(event) => {
            onChange(place, event.currentTarget.value);
          }}
        >
          {gone !== null && <option value={gone}>{fill(WORDS.gone, { name: gone })}</option>}
          <optgroup label={WORDS.groups}>
            {groups.map((group) => (
              <option key={group} value={group}>
                {WORDS.groupNames[group]}
              </option>
            ))}
          </optgroup>
          <optgroup label={WORDS.names}>
            {names.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </optgroup>
        </Select>
      )}
    </FieldFrame>
  );
}

/** Small drawing of the end of a checkout. */
function CheckoutEnd({ values }: SettingsFieldsProps) {
  const label = String(values["configCheckoutFile.label"] ?? "").trim();
  return (
    <aside className="app-beside__aside" aria-label={WORDS.preview}>
      <h2 className="app-heading">{WORDS.preview}</h2>
      <div className="app-stack app-gap-12 app-mock app-request-mock">
        {values["configCheckoutFile.enabled"] === true && (
          <div className="app-drawn app-request-mock__file">
            <strong>
              {label === "" ? "—" : label}
              {values["configCheckoutFile.required"] === true && " *"}
            </strong>
            <small>{String(values["configCheckoutFile.help"] ?? "")}</small>
          </div>
        )}
        <p className="app-row app-row--end app-request-mock__buttons">
          {values["showBudgetButton"] === true && (
            <span className="app-drawn__button">{WORDS.budgetButton}</span>
          )}
          {values["showRequestButton"] === true && (
            <span className="app-drawn__button app-request-mock__main">{WORDS.requestButton}</span>
          )}
        </p>
      </div>
    </aside>
  );
}
