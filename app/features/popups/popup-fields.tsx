import "./popups.css";
import "#app/ui/form.css";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { POPUP_FORM_WORDS as WORDS } from "#copy/popups.ts";
import type { PageName } from "#domain/access/pages.ts";
import { filePath } from "#domain/files/file-path.ts";
import type { PopupForm } from "#domain/popups/popup-schema.ts";
import { BRAND_PICTURES, PictureField } from "../files/picture-field.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { FormPart } from "#app/ui/form-part.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { HiddenField, Tick } from "#app/ui/input.tsx";

export interface PopupFieldsProps {
  form: PopupForm;
  errors: Readonly<Record<string, string>>;
  pages: readonly PageName[];
  onChange: (changes: Partial<PopupForm>) => void;
}

/** Content of a pop-up. */
export function PopupContentFields({ form, errors, onChange }: Omit<PopupFieldsProps, "pages">) {
  const field = fieldOf(form, errors, onChange);
  return (
    <FormPart legend={WORDS.content}>
      <FormField {...field("title")} label={WORDS.title} maxLength={80} required autoComplete="off" />
      <TextAreaField
        name="description"
        label={WORDS.description}
        hint={WORDS.descriptionHint}
        error={errors["description"]}
        value={form.description}
        rows={4}
        maxLength={500}
        required
        onText={(description) => {
          onChange({ description });
        }}
      />
      <HiddenField name="image" value={form.image} />
      <PictureField
        name="imageFile"
        label={WORDS.image}
        hint={WORDS.imageHint}
        alt={WORDS.imageAlt}
        url={form.image}
        keepAt={BRAND_PICTURES}
        error={errors["image"]}
        onPicture={(id) => {
          onChange({ image: id === null ? "" : filePath(id) });
        }}
      />
      <FormField
        {...field("link")}
        label={WORDS.link}
        hint={WORDS.linkHint}
        maxLength={500}
        inputMode="url"
        autoComplete="off"
      />
    </FormPart>
  );
}

/** Where, how often and when a pop-up is shown. */
export function PopupDisplayFields({ form, errors, pages, onChange }: PopupFieldsProps) {
  const field = fieldOf(form, errors, onChange);
  return (
    <FormPart legend={WORDS.display}>
      <PagesField form={form} errors={errors} pages={pages} onChange={onChange} />
      <FormField
        {...field("displayFrequency")}
        label={WORDS.frequency}
        hint={WORDS.frequencyHint}
        inputMode="numeric"
        maxLength={2}
        required
        autoComplete="off"
        className="app-popup-form__number"
      />
      <div className="app-popup-form__period">
        <FormField {...field("startsOn")} label={WORDS.startsOn} hint={WORDS.periodHint} type="date" />
        <FormField {...field("endsOn")} label={WORDS.endsOn} hint={WORDS.periodHint} type="date" />
      </div>
      <label className="app-check">
        <Tick
          name="active"
          checked={form.active === "true"}
          onChange={(event) => {
            onChange({ active: event.currentTarget.checked ? "true" : "false" });
          }}
        />
        <span>
          <strong>{WORDS.active}</strong>
          <small>{WORDS.activeHint}</small>
        </span>
      </label>
    </FormPart>
  );
}

function PagesField({ form, errors, pages, onChange }: PopupFieldsProps) {
  const error = errors["whereToDisplay"];
  return (
    <fieldset className="app-form__choices" aria-describedby="where-hint">
      <legend className="app-field__label">{WORDS.where}</legend>
      <div className="app-popup-form__pages">
        {pages.map((name, index) => (
          <label key={name} className="app-check">
            <Tick
              name="whereToDisplay"
              value={name}
              checked={form.whereToDisplay.includes(name)}
              aria-invalid={error !== undefined && index === 0 ? true : undefined}
              onChange={(event) => {
                const rest = form.whereToDisplay.filter((other) => other !== name);
                onChange({ whereToDisplay: event.currentTarget.checked ? [...rest, name] : rest });
              }}
            />
            <span>{PAGE_TITLES[name]}</span>
          </label>
        ))}
      </div>
      <p className="app-field__hint" id="where-hint">
        {WORDS.whereHint}
      </p>
      {error && <p className="gs-field-error">{WORDS.whereRequired}</p>}
    </fieldset>
  );
}

function fieldOf(
  form: PopupForm,
  errors: Readonly<Record<string, string>>,
  onChange: (changes: Partial<PopupForm>) => void,
) {
  return (name: "title" | "link" | "displayFrequency" | "startsOn" | "endsOn") => ({
    name,
    error: errors[name],
    value: form[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      onChange({ [name]: event.currentTarget.value });
    },
  });
}
